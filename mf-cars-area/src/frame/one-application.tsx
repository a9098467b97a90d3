import { statusOf, useGetApplicationQuery } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { EmptyState, ErrorState, Loading } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { AcceptancePanel } from './acceptance-panel';
import { ApplicationHeading } from './application-heading';
import { ApplicationTabs } from './application-tabs';
import { FinishedRounds } from './finished-rounds';
import { RoundChanges } from './round-changes';

const { evaluate: texts } = MESSAGES;

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
