import { statusOf, useGetApplicationQuery, useListRoundChangesQuery } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { RecordChangesList } from '@portal/facilities';
import { EmptyState, ErrorState, Loading, Disclosure, Panel } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { AcceptancePanel } from './acceptance-panel';
import { ApplicationHeading } from './application-heading';
import { ApplicationTabs } from './application-tabs';
import { FinishedRounds } from './finished-rounds';

const { evaluate: texts, changes: changeTexts } = MESSAGES;

// A malformed id, a missing facility and one that is not submitted must look the same.
const NOT_THERE = [400, 403, 404];

/** The application of a facility, with all decisions on it. */
export function OneApplication({ id }: { id: string }) {
  const { currentData, isError, error, refetch } = useGetApplicationQuery(id, { refetchOnMountOrArgChange: true });
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return <EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>;
  // A failed refetch must not close the form that is being edited.
  if (currentData) return <Application application={currentData} />;
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
      <AcceptancePanel application={application} />
      {!isFirstRound && <RoundChanges facilityId={facility._id} />}
      {!isFirstRound && <FinishedRounds facilityId={facility._id} />}
      <ApplicationTabs application={application} />
    </>
  );
}

/** The facility's changes since its application in the previous round. */
function RoundChanges({ facilityId }: { facilityId: string }) {
  const { currentData: changes, isError, refetch } = useListRoundChangesQuery(facilityId);
  return (
    <Panel title={changeTexts.title}>
      {changes?.length === 0 && <p>{changeTexts.empty}</p>}
      {changes && changes.length > 0 && (
        <Disclosure summary={changeTexts.count(changes.length)}>
          <RecordChangesList changes={changes} />
        </Disclosure>
      )}
      {!changes && !isError && <Loading label={changeTexts.loading} />}
      {!changes && isError && (
        <ErrorState title={changeTexts.failedTitle} onRetry={() => void refetch()}>
          {changeTexts.failed}
        </ErrorState>
      )}
    </Panel>
  );
}
