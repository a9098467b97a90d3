import type { InferType } from 'yup';
import type { AcceptedPart } from '../acceptance/accepted-part';
import type { LidarAspect } from '../acceptance/components';
import type { AspectFields } from '../acceptance/initial-acceptance';
import { CHANNEL_CATEGORIES } from '../channels/categories';
import type { CategoryName } from '../channels/categories';
import { form } from '../fields/form';
import { version } from '../fields/quantity';
import { LIDAR_FIELDS } from '../records/lidar';
import { typedOf } from '../records/record';
import type { Public, Shown } from '../records/record';
import { shapeOf } from '../records/schema';
import { channelGroupFormValues, channelGroupsSchema } from './channel-groups';
import type { ChannelGroups } from './channel-groups';

/** The public data of a lidar: exactly the fields of its public page. */
export interface PublicLidar extends Public<typeof LIDAR_FIELDS> {
  _id: string;
  /** Absent if the instrument was never accepted. */
  part_of?: AcceptedPart;
  channels: ChannelGroups;
}

/** A lidar as its facility and reviewers see it. Values that the user may not see yet are `null`. */
export interface Lidar extends PublicLidar, Shown<typeof LIDAR_FIELDS>, AspectFields<LidarAspect> {
  facility: string;
  /** Incremented by every save. A save with an older version is rejected. */
  version: number;
}

/** The input of a lidar. List values and channels are ids, dates are epoch seconds. */
export const lidarSchema = form({
  ...shapeOf(LIDAR_FIELDS),
  channels: channelGroupsSchema,
  version: version(),
});
export type LidarInput = InferType<typeof lidarSchema>;

/** Initial values of the form of a lidar; empty if `null`. */
export const lidarFormValues = (lidar: Lidar | null) => ({
  ...typedOf(LIDAR_FIELDS, lidar),
  channels: Object.fromEntries(
    CHANNEL_CATEGORIES.map(({ name }) => [name, channelGroupFormValues(lidar?.channels[name] ?? null)]),
  ) as Record<CategoryName, ReturnType<typeof channelGroupFormValues>>,
  ...(lidar && { version: lidar.version }),
});
export type LidarFormValues = ReturnType<typeof lidarFormValues>;
