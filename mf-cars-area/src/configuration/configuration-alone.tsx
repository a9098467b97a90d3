import { statusOf, useGetFacilityQuery } from '@portal/api-slice';
import { EmptyState, ErrorState, Loading, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { MESSAGES } from '../messages';
import { ConfigurationVersions } from './configuration-versions';
import { MESSAGES as texts } from './messages';

const { evaluate, heading } = MESSAGES;
const NOT_THERE = [400, 403, 404];

/** The operational configuration of a facility whose application need not be submitted: what is in force outlasts a round. */
export function ConfigurationAlone({ id }: { id: string }) {
  const { currentData: facility, isError, error, refetch } = useGetFacilityQuery(id);
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return <EmptyState title={evaluate.missingTitle}>{texts.noFacility}</EmptyState>;
  if (isError && !facility)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {texts.failed}
      </ErrorState>
    );
  if (!facility) return <Loading label={texts.loading} />;
  const page = (
    <Link to={`/edit-nf/${id}`} aria-label={heading.pageOf(facility.acronym)}>
      {heading.page}
    </Link>
  );
  return (
    <>
      <Panel title={facility.pretty_name} actions={page}>
        <p>{texts.alone(facility.submissions.initial_acceptance.status.name)}</p>
      </Panel>
      <ConfigurationVersions facility={facility} />
    </>
  );
}
