import type { CategoryName } from '../channels/categories';
import { lidarFormValues } from './lidar';
import type { LidarFormValues } from './lidar';
import { isOffered } from './offered';

/**
 * The effective values of a lidar's form: a group that is not offered has no details. The form itself keeps them in
 * case the group becomes available again.
 */
export function whatCounts(values: LidarFormValues): LidarFormValues {
  const empty = lidarFormValues(null).channels;
  const channels = { ...values.channels };
  for (const name of Object.keys(channels) as CategoryName[]) {
    const group = channels[name];
    if (!isOffered(group.availability)) channels[name] = { ...empty[name], availability: group.availability };
  }
  return { ...values, channels };
}
