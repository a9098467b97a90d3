import { DOWNLOAD_PATHS, useDownload, useProfile } from '@portal/api-slice';
import type { LabelRecord } from '@portal/domain';
import { can, isLabelHeld, LABEL_PAGES, QA_PAGES } from '@portal/domain';
import {
  LabelCertificates,
  LabelDecisions,
  LabelEvaluations,
  LabelNext,
  LabelOpen,
  LabelScopeView,
  LabelState,
  LABEL_VIEW_MESSAGES,
  useFocusAfterStep,
} from '@portal/quality';
import { Alert, LinkButton, Panel } from '@portal/ui/core';
import { certificateOfLabel, useListEvaluationsAtCentreQuery } from '../api/labels';
import { MESSAGES } from '../messages';
import { LabelSteps } from './label-steps';
import { LABEL_MESSAGES } from './messages';

const { one: texts } = LABEL_MESSAGES;
const { open, scope, certificates: ofCertificates, decisions: ofDecisions, evaluations } = LABEL_VIEW_MESSAGES;

interface OneLabelProps {
  record: LabelRecord;
}

/** The label of a facility: its state, what is open, the steps of this reader, and its record. */
export function OneLabel({ record }: OneLabelProps) {
  const { facility, today: label, certificates, decisions, version } = record;
  const download = useDownload();
  const { data: listed } = useListEvaluationsAtCentreQuery(facility._id);
  useFocusAfterStep(`${version}`, '.qa-label-state');
  return (
    <>
      <Panel title={texts.state}>
        <LabelState record={record} />
      </Panel>
      {record.is_own_facility && record.steps.length > 0 && (
        <Alert type="warning" showIcon title={MESSAGES.acceptance.ownAsAdministrator} />
      )}
      <Panel title={open.title}>
        <LabelOpen record={record} evaluations={listed} />
        <LabelNext record={record} evaluations={listed} />
      </Panel>
      <LabelSteps record={record} />
      <Panel title={scope.title}>
        <LabelScopeView label={label} />
      </Panel>
      <Panel title={ofCertificates.title}>
        <LabelCertificates
          certificates={certificates}
          onDownload={(number) => void download(certificateOfLabel(facility._id, number))}
        />
      </Panel>
      <Evaluations record={record} />
      <Panel title={ofDecisions.title}>
        <LabelDecisions decisions={decisions} onDownload={(id) => void download(DOWNLOAD_PATHS.file(id))} />
      </Panel>
      <nav className="cars-buttons" aria-label={texts.links}>
        <LinkButton to={`/edit-nf/${facility._id}`}>{texts.facility}</LinkButton>
        <LinkButton to={QA_PAGES.book(facility._id)}>{texts.book}</LinkButton>
        <LinkButton to={LABEL_PAGES.evaluations}>{texts.evaluations}</LinkButton>
      </nav>
    </>
  );
}

/** The regular evaluations, once the facility has a label or had one. */
function Evaluations({ record: { facility, today } }: Pick<OneLabelProps, 'record'>) {
  const isLabelled = isLabelHeld(today.status);
  const { data } = useListEvaluationsAtCentreQuery(facility._id, { refetchOnMountOrArgChange: true });
  const mayOpen = can(useProfile(), 'evaluate-qa-qc-test') && isLabelled;
  if (!data || (today.period === null && data.length === 0)) return null;
  return (
    <Panel
      title={evaluations.title}
      actions={
        mayOpen && (
          <LinkButton size="small" to={`${LABEL_PAGES.evaluations}?open=${facility._id}`}>
            {texts.evaluate}
          </LinkButton>
        )
      }
    >
      <LabelEvaluations evaluations={data} pageOf={LABEL_PAGES.evaluation} />
    </Panel>
  );
}
