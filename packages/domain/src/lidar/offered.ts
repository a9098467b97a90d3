import { addYear, isBy } from '../time/day';
import type { Day } from '../time/day';
import { CHANNEL_AVAILABILITIES } from '../types/type-lists';
import type { ChannelGroup } from './channel-groups';

/** The availabilities, as codes, of a channel group that exists or is planned. */
export const OFFERED_CODES = CHANNEL_AVAILABILITIES.filter(({ offered }) => offered).map(({ code }) => code);

/** Whether a channel group of this availability, a code, exists or is planned, so that it has details. */
export const isOffered = (availability: unknown): boolean => OFFERED_CODES.some((code) => code === availability);

/** Whether the group exists, or will within a year of the reference day: this counts for a suggestion. */
export const isOfferedBy = (group: ChannelGroup | undefined, reference: Day): group is ChannelGroup =>
  isOffered(group?.availability?.code) &&
  (!group?.availability?.needs_start_within_one_year || isBy(group.operation_start_date, addYear(reference)));
