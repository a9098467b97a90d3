import type { FinishedRound } from '@portal/domain';
import { Dated, DefinitionList, Disclosure, ErrorState, formatDay, Loading, Panel } from '@portal/ui/core';
import { ConditionsAsSet } from '../decision/conditions-in-brief';
import { DecisionsList } from '../decision/decisions-list';
import { DownloadButton } from '../reports/download-button';
import type { Download } from '../reports/documents';
import { ROUND_MESSAGES as texts } from './messages';
import '../facilities.css';

interface Documents {
  /** Path of a file by its id, relative to the API. */
  pathOf: (file: string) => string;
  download: Download;
}

export interface FinishedRoundsProps extends Documents {
  /** `undefined` while loading. */
  rounds: readonly FinishedRound[] | undefined;
  /** Present if loading failed. */
  onRetry: (() => void) | undefined;
  /** Whether the latest round is expanded, for a present round that has no content yet. */
  isLatestOpen?: boolean;
}

/** The finished rounds, latest first, with the reasons for their end and their documents. */
export function FinishedRounds(props: FinishedRoundsProps) {
  return (
    <Panel title={texts.title}>
      <Rounds {...props} />
    </Panel>
  );
}

function Rounds({ rounds, onRetry, isLatestOpen = false, ...documents }: FinishedRoundsProps) {
  if (rounds?.length === 0) return <p>{texts.empty}</p>;
  if (rounds)
    return rounds
      .toSorted((one, other) => other.round - one.round)
      .map((round, at) => (
        <Disclosure
          key={round.round}
          summary={<Dated text={texts.round(round.round, formatDay(round.ended_at))} />}
          open={isLatestOpen && at === 0}
        >
          <Round round={round} {...documents} />
        </Disclosure>
      ));
  if (!onRetry) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={onRetry}>
      {texts.failed}
    </ErrorState>
  );
}

/** The decisions as worded in the reports, or their outcomes alone for rounds that predate statements in reports. */
function Decisions({ round: { decisions = [], preliminary_acceptance, acceptance } }: { round: FinishedRound }) {
  if (decisions.length > 0)
    return decisions.map((decision) => (
      <div key={decision.report} className="fac-stack">
        <DecisionsList decisions={[decision]} />
        {decision.conditions.length > 0 && <ConditionsAsSet conditions={decision.conditions} />}
      </div>
    ));
  return (
    <DefinitionList
      items={[
        { label: texts.preliminary, value: preliminary_acceptance?.name },
        { label: texts.final, value: acceptance?.name },
      ]}
    />
  );
}

function Round({ round, pathOf, download }: { round: FinishedRound } & Documents) {
  const documents = [
    { label: texts.documents.submission, file: round.submission },
    { label: texts.documents.preliminary, file: round.preliminary_report },
    { label: texts.documents.plan, file: round.user_file },
    { label: texts.documents.final, file: round.final_report },
  ];
  return (
    <div className="fac-stack">
      <DefinitionList
        items={[
          { label: texts.submitted, value: formatDay(round.date) },
          { label: texts.evaluated, value: formatDay(round.evaluation_date) },
          { label: texts.reason, value: <span className="fac-text">{round.reason}</span> },
        ]}
      />
      <Decisions round={round} />
      <div className="fac-buttons">
        {documents.map(({ label, file }) => (
          <DownloadButton
            key={label}
            label={label}
            of={texts.of(round.round)}
            path={file === null ? null : pathOf(file)}
            download={download}
          />
        ))}
      </div>
    </div>
  );
}
