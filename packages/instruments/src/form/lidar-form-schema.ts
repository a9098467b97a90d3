import { lidarFormValues, lidarSchema } from '@portal/domain';
import type { CategoryName, LidarFormValues } from '@portal/domain';
import { asksDetails } from './group-state';

const EMPTY = lidarFormValues(null).channels;

/**
 * The values that count: a group that asks no details has none, whatever was typed into it before. The form itself
 * keeps that text, should the group become available again.
 */
export function whatCounts(values: LidarFormValues): LidarFormValues {
  const channels = { ...values.channels };
  for (const name of Object.keys(channels) as CategoryName[]) {
    const group = channels[name];
    if (!asksDetails(group)) channels[name] = { ...EMPTY[name], availability: group.availability };
  }
  return { ...values, channels };
}

/** The schema of a lidar for a form that keeps text it does not show. */
export const lidarFormSchema = {
  validate: (values: LidarFormValues, options: object) => lidarSchema.validate(whatCounts(values), options),
  cast: (values: LidarFormValues) => lidarSchema.cast(whatCounts(values)),
};
