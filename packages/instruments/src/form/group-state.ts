import { CHANNEL_GROUP_FIELDS, isOffered, namesOf } from '@portal/domain';
import type { ChannelGroupFormValues } from '@portal/domain';

export type GroupField = keyof ChannelGroupFormValues;

/** The fields required for an existing or planned group, in the order of the form. */
export const GROUP_DETAILS = namesOf(CHANNEL_GROUP_FIELDS, ({ required }) => required === 'when_offered');

/** The required fields of a group that are still empty. */
export const missingIn = (group: ChannelGroupFormValues) =>
  isOffered(group.availability) ? GROUP_DETAILS.filter((field) => group[field].length === 0) : [];

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * State of a group: how many of its cells are wrong, or its completeness, such as "4 channels" or "2 missing"; empty if
 * no details are required.
 */
export function groupState(group: ChannelGroupFormValues, wrong: number): string {
  if (wrong > 0) return `${wrong} to correct`;
  if (!isOffered(group.availability)) return '';
  const missing = missingIn(group).length;
  return missing > 0 ? `${missing} missing` : counted(group.channels.length, 'channel');
}
