import type { NationalFacility } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { ConfigurationVersions } from '../configuration/configuration-versions';
import { OpenConditions } from '../decision/open-conditions';
import { MESSAGES } from '../messages';
import { FinishedRounds } from './finished-rounds';

const { heading, lasting } = MESSAGES;

/** What lasts beyond a round, of a facility whose application is not submitted: conditions, rounds, configurations. */
export function LastingRecord({ facility }: { facility: NationalFacility }) {
  const { status, round } = facility.submissions.initial_acceptance;
  const page = (
    <Link to={`/edit-nf/${facility._id}`} aria-label={heading.pageOf(facility.acronym)}>
      {heading.page}
    </Link>
  );
  return (
    <>
      <Panel title={facility.pretty_name} actions={page}>
        <p>{lasting.explained(status.name, round > 1)}</p>
      </Panel>
      <OpenConditions facility={facility} />
      {round > 1 && <FinishedRounds facilityId={facility._id} />}
      <ConfigurationVersions facility={facility} />
    </>
  );
}
