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

// No address of a facility, no such facility, or one that is not submitted: all of them look the same.
const NOT_THERE = [400, 403, 404];

/** The application at an address, with everything that is done with it. */
export function OneApplication({ id }: { id: string }) {
  const { currentData, isError, error, refetch } = useGetApplicationQuery(id, { refetchOnMountOrArgChange: true });
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return <EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>;
  // What is being evaluated stays when only its renewal fails.
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

/** What the facility changed since its application of the round before, so that reviewers need not look for it. */
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
