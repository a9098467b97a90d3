import { DOWNLOAD_PATHS, statusOf, useDownload, useTasks } from '@portal/api-slice';
import type { LabelRecord } from '@portal/domain';
import { LABEL_PAGES } from '@portal/domain';
import {
  BadgeSnippet,
  LabelCertificates,
  LabelDecisions,
  LabelEvaluations,
  labelHeadline,
  LabelNext,
  LabelOpen,
  LabelScopeView,
  scopeOfLabel,
  LabelState,
  LABEL_VIEW_MESSAGES,
} from '@portal/quality';
import { ErrorState, LinkButton, Loading, Panel } from '@portal/ui/core';
import { badgeAddress, certificateOfLabel, useListMyEvaluationsQuery } from '../api/labels';
import { addressOfBook } from '../quality/addresses';
import { LABEL_MESSAGES as texts } from './messages';

const { open, scope, certificates: ofCertificates, badge, decisions: ofDecisions, evaluations } = LABEL_VIEW_MESSAGES;

/** The label of a facility, as the facility itself reads it. */
export function FacilityLabel({ record }: { record: LabelRecord }) {
  const { facility, today, certificates, decisions, public_page: page } = record;
  const download = useDownload();
  const { data: listed } = useListMyEvaluationsQuery(facility._id);
  const { data: tasks } = useTasks(facility._id);
  return (
    <>
      <Panel title={texts.state}>
        <LabelState record={record} />
      </Panel>
      <Panel title={open.title}>
        <LabelOpen record={record} evaluations={listed} own={record.is_own_facility ? tasks : undefined} />
        <LabelNext record={record} evaluations={listed} />
      </Panel>
      {decisions.length === 0 && <Way />}
      <Evaluations record={record} />
      {certificates.length > 0 && (
        <Panel title={ofCertificates.title}>
          <LabelCertificates
            certificates={certificates}
            onDownload={(number) => void download(certificateOfLabel(facility._id, number))}
          />
        </Panel>
      )}
      {scopeOfLabel(today) !== null && (
        <Panel title={scope.title}>
          <LabelScopeView label={today} />
        </Panel>
      )}
      {page !== null && (
        <Panel title={badge.title}>
          <BadgeSnippet
            acronym={facility.acronym}
            state={labelHeadline(today).words}
            picture={badgeAddress(facility.acronym)}
            page={page}
          />
        </Panel>
      )}
      {decisions.length > 0 && (
        <Panel title={ofDecisions.title}>
          <LabelDecisions decisions={decisions} onDownload={(id) => void download(DOWNLOAD_PATHS.file(id))} />
        </Panel>
      )}
      <nav className="nf-buttons" aria-label={texts.links}>
        <LinkButton to={`/edit-nf/${facility._id}`}>{texts.facility}</LinkButton>
        <LinkButton to={addressOfBook(facility._id)}>{texts.book}</LinkButton>
      </nav>
    </>
  );
}

/** What leads to a label, for a facility that has no record of one. */
const Way = () => (
  <Panel title={texts.none.title}>
    <ol>
      {texts.none.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Panel>
);

/** The regular evaluations. Reviewers read the label without them. */
function Evaluations({ record: { facility, today } }: { record: LabelRecord }) {
  const { data, isError, error, refetch } = useListMyEvaluationsQuery(facility._id, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !data && statusOf(error) === 403) return null;
  if (data?.length === 0 && today.period === null) return null;
  return (
    <Panel title={evaluations.title}>
      {data && <LabelEvaluations evaluations={data} pageOf={LABEL_PAGES.ownEvaluation} />}
      {!data && !isError && <Loading label={texts.loading} />}
      {!data && isError && (
        <ErrorState title={texts.evaluationsFailed} onRetry={() => void refetch()}>
          {texts.failed}
        </ErrorState>
      )}
    </Panel>
  );
}
