import { statusOf, useLoadedTypeLists } from '@portal/api-slice';
import { listsIn, TYPE_LISTS } from '@portal/domain';
import type { ReviewedApplication } from '@portal/domain';
import { RecordChangesList } from '@portal/facilities';
import { ServedLists } from '@portal/instruments';
import { EmptyState, ErrorState, Loading, Disclosure, Panel } from '@portal/ui/core';
import { useGetApplicationQuery } from '../api/evaluation';
import { useListRoundChangesQuery } from '../api/reports';
import { EvaluationSheets } from '../evaluations/evaluation-sheets';
import { useEvaluationLists } from '../evaluations/lists';
import { OpenConditions } from '../decision/open-conditions';
import { MESSAGES } from '../messages';
import { PlanReading } from '../plan/plan-reading';
import { ConfigurationVersions } from '../configuration/configuration-versions';
import { EvaluationsWithPreview } from '../preview/evaluations-with-preview';
import { PrintedEvaluations } from '../print/printed-evaluations';
import { TimelinePanel } from '../process/timeline-panel';
import { QuestionsPanel } from '../questions/questions-panel';
import { AcceptancePanel } from './acceptance-panel';
import { ApplicationHeading, ApplicationRecord } from './application-heading';
import { ApplicationTabs } from './application-tabs';
import { FinishedRounds } from './finished-rounds';

const { evaluate: texts, changes: changeTexts } = MESSAGES;

// A malformed id, a missing facility and one that is not submitted must be indistinguishable.
const NOT_THERE = [400, 403, 404];

/** The application of a facility, with all decisions on it. */
export function OneApplication({ id }: { id: string }) {
  const { currentData, isError, error, refetch } = useGetApplicationQuery(id, { refetchOnMountOrArgChange: true });
  const lists = useEvaluationLists();
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return <EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>;
  // A failed refetch must not close the form that is being edited.
  if (currentData)
    return (
      <ServedLists lists={lists}>
        <Application application={currentData} />
      </ServedLists>
    );
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}

function Application({ application }: { application: ReviewedApplication }) {
  const { facility } = application;
  const isFirstRound = facility.submissions.initial_acceptance.round === 1;
  return (
    <>
      <ApplicationHeading facility={facility} />
      <EvaluationSheets application={application} />
      <EvaluationsWithPreview
        evaluations={<ApplicationTabs application={application} />}
        decision={<AcceptancePanel application={application} />}
      />
      <PrintedEvaluations application={application} />
      <ApplicationRecord facility={facility} />
      <QuestionsPanel application={application} />
      <OpenConditions facility={facility} />
      <PlanReading application={application} />
      {!isFirstRound && <RoundChanges facilityId={facility._id} />}
      {!isFirstRound && <FinishedRounds facilityId={facility._id} />}
      <ConfigurationVersions facility={facility} />
      <TimelinePanel facility={facility} />
    </>
  );
}

/** The facility's changes since its application in the previous round. */
function RoundChanges({ facilityId }: { facilityId: string }) {
  const { currentData, isError, refetch } = useListRoundChangesQuery({ id: facilityId });
  const lists = useLoadedTypeLists(
    currentData?.flatMap(({ about, changes }) => listsIn(about, changes)) ?? [],
    TYPE_LISTS,
  );
  const records = lists && currentData;
  return (
    <Panel title={changeTexts.title}>
      {records?.length === 0 && <p>{changeTexts.empty}</p>}
      {lists && records && records.length > 0 && (
        <Disclosure summary={changeTexts.count(records.length)}>
          <RecordChangesList changes={records} lists={lists} />
        </Disclosure>
      )}
      {!records && !isError && <Loading label={changeTexts.loading} />}
      {!records && isError && (
        <ErrorState title={changeTexts.failedTitle} onRetry={() => void refetch()}>
          {changeTexts.failed}
        </ErrorState>
      )}
    </Panel>
  );
}
