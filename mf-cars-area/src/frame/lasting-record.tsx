import { statusOf, useGetFacilityQuery } from '@portal/api-slice';
import { EmptyState, ErrorState, Loading, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { ConfigurationVersions } from '../configuration/configuration-versions';
import { OpenConditions } from '../decision/open-conditions';
import { MESSAGES } from '../messages';
import { FinishedRounds } from './finished-rounds';

const { evaluate: texts, heading, lasting } = MESSAGES;
const NOT_THERE = [400, 403, 404];

/** What lasts beyond a round, of a facility whose application is not submitted: conditions, rounds, configurations. */
export function LastingRecord({ id }: { id: string }) {
  const { currentData: facility, isError, error, refetch } = useGetFacilityQuery(id);
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return <EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>;
  if (isError && !facility)
    return (
      <ErrorState title={lasting.failedTitle} onRetry={() => void refetch()}>
        {lasting.failed}
      </ErrorState>
    );
  if (!facility) return <Loading label={lasting.loading} />;
  const { status, round } = facility.submissions.initial_acceptance;
  const page = (
    <Link to={`/edit-nf/${id}`} aria-label={heading.pageOf(facility.acronym)}>
      {heading.page}
    </Link>
  );
  return (
    <>
      <Panel title={facility.pretty_name} actions={page}>
        <p>{lasting.explained(status.name, round > 1)}</p>
      </Panel>
      <OpenConditions facility={facility} />
      {round > 1 && <FinishedRounds facilityId={id} />}
      <ConfigurationVersions facility={facility} />
    </>
  );
}
