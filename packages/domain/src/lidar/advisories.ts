import { CRITERIA } from '../limits/limits';
import { day } from '../time/day';
import type { Day } from '../time/day';
import { isOffered, isOfferedBy } from './offered';
import { isUpTo } from './check';
import type { ChannelGroup } from './channel-groups';
import type { Lidar } from './lidar';

export type AdvisoryFacts = Pick<Lidar, 'status' | 'planned_operation_date' | 'channels'>;

interface Advisory {
  id: 'A1' | 'A2' | 'A3' | 'A4';
  text: string;
  applies: (lidar: AdvisoryFacts, reference: Day) => boolean;
}

const someGroup = ({ channels }: AdvisoryFacts, holds: (group: ChannelGroup) => boolean) =>
  Object.values(channels).some(holds);

/** Advisories for reviewers. They do not affect a suggestion. */
export const ADVISORIES: readonly Advisory[] = [
  {
    id: 'A1',
    text: 'Full overlap is above 300 m; the upgrade plan should bring it to 300 m within five years.',
    applies: (lidar, reference) =>
      someGroup(
        lidar,
        (group) => isOfferedBy(group, reference) && !isUpTo(group.distance_full_overlap, CRITERIA.fullOverlapM),
      ),
  },
  {
    id: 'A2',
    text: 'The planned date has passed; ask the facility to update it.',
    applies: ({ status, planned_operation_date }, reference) =>
      status?.uses_planned_date === true && (day(planned_operation_date) ?? reference) < reference,
  },
  {
    id: 'A3',
    text: 'Marked as existing but starts in the future.',
    applies: (lidar, reference) =>
      someGroup(
        lidar,
        ({ availability, operation_start_date }) =>
          isOffered(availability?.code) &&
          !availability?.needs_start_within_one_year &&
          (day(operation_start_date) ?? reference) > reference,
      ),
  },
  {
    id: 'A4',
    text: '1064 nm alone is not a complete set-up.',
    applies: ({ channels }, reference) =>
      isOfferedBy(channels['Elastic 1064'], reference) && !isOfferedBy(channels['Raman 1064'], reference),
  },
];

/** The advisories that apply to a lidar on the reference day. */
export const advisoriesFor = (lidar: AdvisoryFacts, reference: Day) =>
  ADVISORIES.filter(({ applies }) => applies(lidar, reference)).map(({ id, text }) => ({ id, text }));
