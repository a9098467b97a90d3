import {
  CHANNEL_AVAILABILITIES,
  CHANNEL_CATEGORIES,
  CHANNEL_GROUP_FIELDS,
  LIDAR_CHANNELS,
  LIDAR_FIELDS,
  lidarSchema,
  publicOf,
  readOf,
  sampleOf,
  typedOf,
} from '@portal/domain';
import type { ChannelGroup, ChannelGroups, Lidar, LidarInput, PublicLidar } from '@portal/domain';
import { anId, itemOf } from './an-id';
import { LIDAR_NOT_EVALUATED } from './not-evaluated';

/** An existing channel group that meets all criteria of 532 nm. */
export const aChannelGroup = (channels: readonly string[], change: Partial<ChannelGroup> = {}): ChannelGroup => ({
  ...sampleOf(CHANNEL_GROUP_FIELDS),
  channels: LIDAR_CHANNELS.filter(({ short_name }) => channels.includes(short_name)),
  ...change,
});

const NOT_AVAILABLE: ChannelGroup = {
  ...readOf(CHANNEL_GROUP_FIELDS, typedOf(CHANNEL_GROUP_FIELDS, null)),
  availability: itemOf(CHANNEL_AVAILABILITIES, 'no'),
};

const GROUPS: ChannelGroups = {
  ...Object.fromEntries(CHANNEL_CATEGORIES.map(({ name }) => [name, NOT_AVAILABLE])),
  'Elastic 532': aChannelGroup(['0532xppx', '0532xcpx']),
  'Raman 532': aChannelGroup(['0607xvpn']),
};

/** A lidar as on its public page. */
export const aPublicLidar = (change: Partial<PublicLidar> = {}): PublicLidar => ({
  ...publicOf(LIDAR_FIELDS, sampleOf(LIDAR_FIELDS)),
  _id: anId(100),
  channels: GROUPS,
  ...change,
});

/** A complete lidar that meets every criterion and is not evaluated yet. */
export const aLidar = (change: Partial<Lidar> = {}): Lidar => ({
  ...sampleOf(LIDAR_FIELDS),
  ...LIDAR_NOT_EVALUATED,
  _id: anId(100),
  facility: anId(10),
  version: 1,
  channels: GROUPS,
  ...change,
});

/** The input for `aLidar()`, with ids instead of records. */
export const aLidarInput = (change: Partial<LidarInput> = {}): LidarInput => ({
  ...lidarSchema.validateSync(aLidar(), { stripUnknown: true }),
  ...change,
});
