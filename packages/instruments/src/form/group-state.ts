import { byCode, CHANNEL_AVAILABILITIES, CHANNEL_GROUP_FIELDS, namesOf } from '@portal/domain';
import type { ChannelGroupFormValues, TypeLists } from '@portal/domain';

/** A field of a channel group. */
export type GroupField = keyof ChannelGroupFormValues;

/** The fields of a group that exists or is planned, in the order of the form. */
export const GROUP_DETAILS = namesOf(CHANNEL_GROUP_FIELDS, ({ required }) => required === 'when_offered');

/** Whether the group is there or planned, so that everything about it is asked. */
export const asksDetails = ({ availability }: ChannelGroupFormValues) =>
  byCode(CHANNEL_AVAILABILITIES, availability)?.offered === true;

/** The fields of a group that apply and are still empty. */
export const missingIn = (group: ChannelGroupFormValues) =>
  asksDetails(group) ? GROUP_DETAILS.filter((field) => group[field].length === 0) : [];

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How far a group is, in words: "Existing, 4 channels", "Planned, 2 things missing", "Not available". */
export function groupState(group: ChannelGroupFormValues, lists: TypeLists): string {
  const availability = byCode(lists['instrument/channel-availability'], group.availability);
  if (!availability) return 'Not answered yet';
  if (!asksDetails(group)) return availability.name;
  const missing = missingIn(group).length;
  const rest = missing > 0 ? `${counted(missing, 'thing')} missing` : counted(group.channels.length, 'channel');
  return `${availability.name}, ${rest}`;
}
