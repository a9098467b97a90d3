import { asksDetails, CHANNEL_GROUP_FIELDS, namesOf } from '@portal/domain';
import type { ChannelGroupFormValues } from '@portal/domain';

/** A field of a channel group. */
export type GroupField = keyof ChannelGroupFormValues;

/** The fields of a group that exists or is planned, in the order of the form. */
export const GROUP_DETAILS = namesOf(CHANNEL_GROUP_FIELDS, ({ required }) => required === 'when_offered');

/** The fields of a group that apply and are still empty. */
export const missingIn = (group: ChannelGroupFormValues) =>
  asksDetails(group) ? GROUP_DETAILS.filter((field) => group[field].length === 0) : [];

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How far a group is, beside its availability: "4 channels", "2 missing"; nothing where nothing is asked. */
export function groupState(group: ChannelGroupFormValues): string {
  if (!asksDetails(group)) return '';
  const missing = missingIn(group).length;
  return missing > 0 ? `${missing} missing` : counted(group.channels.length, 'channel');
}
