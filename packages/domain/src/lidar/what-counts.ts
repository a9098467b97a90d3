import type { CategoryName } from '../channels/categories';
import { byCode } from '../types/type-item';
import { CHANNEL_AVAILABILITIES } from '../types/type-lists';
import type { ChannelGroupFormValues } from './channel-groups';
import { lidarFormValues } from './lidar';
import type { LidarFormValues } from './lidar';

/** Whether a group of channels is there or planned, so that everything about it is asked. */
export const asksDetails = ({ availability }: Pick<ChannelGroupFormValues, 'availability'>): boolean =>
  byCode(CHANNEL_AVAILABILITIES, availability)?.offered === true;

/**
 * The values of a lidar's form that count: a group that asks no details has none, whatever was typed into it before. The
 * form itself keeps that text, should the group become available again.
 */
export function whatCounts(values: LidarFormValues): LidarFormValues {
  const empty = lidarFormValues(null).channels;
  const channels = { ...values.channels };
  for (const name of Object.keys(channels) as CategoryName[]) {
    const group = channels[name];
    if (!asksDetails(group)) channels[name] = { ...empty[name], availability: group.availability };
  }
  return { ...values, channels };
}
