import { grantedDaysInWords, LABEL_TONES, labelStateOf, lossInWords, prettyName, renewalInWords } from '@portal/domain';
import type { PublicLabel } from '@portal/domain';
import { DefinitionList, PageTitle, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { labelData } from '../api/labels';
import '../open-data/open-data.css';
import { BadgePanel } from './badge-panel';
import { decisionFacts } from './decision-facts';
import { DemonstrationMark } from './demonstration-mark';
import './label.css';
import { MESSAGES } from './messages';
import { ScopeList } from './scope-list';
import { StateLine } from './state-line';
import { TRAIL } from './trail';

const { facts, genuine, label: texts } = MESSAGES;

/** The public page of a label: its state first, then what it is about, who decided, and how to check and show it. */
export function LabelView({ label }: { label: PublicLabel }) {
  const { facility, sentence, public_text: publicText } = label;
  const state = labelStateOf(label);
  return (
    <article className="pub-page">
      <PageTitle
        title={prettyName(facility)}
        trail={TRAIL}
        crumb={facility.acronym}
        documentTitle={texts.documentTitle(facility.acronym)}
      />
      {label.is_demonstration && <DemonstrationMark />}
      <StateLine tone={LABEL_TONES[state]} word={MESSAGES.states[state]} sentence={sentence} />
      {publicText !== null && <p className="pub-text">{publicText}</p>}
      <Panel title={texts.facts}>
        <Facts label={label} />
      </Panel>
      <Panel title={MESSAGES.scope.title}>
        <ScopeList scope={label.scope} />
      </Panel>
      <Panel title={genuine.title}>
        <div className="pub-stack">
          <p>{genuine.text}</p>
          <p>
            <Link to="/verify">{genuine.check}</Link>
          </p>
        </div>
      </Panel>
      <BadgePanel label={label} />
      <p className="pub-open-data">
        {texts.forPrograms} <a href={labelData(facility.acronym)}>{texts.json}</a>
      </p>
    </article>
  );
}

function Facts({ label }: { label: PublicLabel }) {
  const { facility } = label;
  const loss = lossInWords(label);
  return (
    <DefinitionList
      items={[
        {
          label: facts.facility,
          value: label.is_on_map ? (
            <>
              {prettyName(facility)}
              <br />
              <Link to={`/?search=${encodeURIComponent(facility.acronym)}`}>{texts.onMap(facility.acronym)}</Link>
            </>
          ) : (
            prettyName(facility)
          ),
        },
        { label: facts.institute, value: facility.institute },
        { label: facts.country, value: facility.country },
        ...(label.labelled_from === label.valid_from ? [] : [{ label: facts.first, value: label.labelled_from }]),
        { label: facts.granted, value: grantedDaysInWords(label) },
        ...decisionFacts(label.decision),
        { label: facts.certificate, value: label.certificate },
        ...(loss ? [loss] : []),
        ...(label.renewed ? [{ label: facts.renewed, value: renewalInWords(label.renewed, label.scope) }] : []),
      ]}
    />
  );
}
