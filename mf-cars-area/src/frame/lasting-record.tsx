import type { NationalFacility } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import { ConfigurationVersions } from '../configuration/configuration-versions';
import { OpenConditions } from '../decision/open-conditions';
import { TimelinePanel } from '../process/timeline-panel';
import { MESSAGES } from '../messages';
import { FacilityPageLink } from './facility-page-link';
import { FinishedRounds } from './finished-rounds';

const { lasting: texts } = MESSAGES;

/**
 * The records that outlast a round, for a facility whose application is not submitted: conditions, rounds,
 * configurations.
 */
export function LastingRecord({ facility }: { facility: NationalFacility }) {
  const { status, round } = facility.submissions.initial_acceptance;
  return (
    <>
      <Panel title={facility.pretty_name} actions={<FacilityPageLink facility={facility} />}>
        <p>{texts.explained(status.name, round > 1)}</p>
      </Panel>
      <OpenConditions facility={facility} />
      {round > 1 && <FinishedRounds facilityId={facility._id} />}
      <ConfigurationVersions facility={facility} />
      <TimelinePanel facility={facility} />
    </>
  );
}
