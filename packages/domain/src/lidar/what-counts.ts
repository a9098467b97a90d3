import type { CategoryName } from '../channels/categories';
import { byCode } from '../types/type-item';
import { CHANNEL_AVAILABILITIES } from '../types/type-lists';
import type { ChannelGroupFormValues } from './channel-groups';
import { lidarFormValues } from './lidar';
import type { LidarFormValues } from './lidar';

/** Whether a channel group exists or is planned, so that the form asks for its details. */
export const asksDetails = ({ availability }: Pick<ChannelGroupFormValues, 'availability'>): boolean =>
  byCode(CHANNEL_AVAILABILITIES, availability)?.offered === true;

/**
 * The effective values of a lidar's form: a group that is not offered has no details. The form itself keeps them in
 * case the group becomes available again.
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
