import { CHANNEL_CATEGORIES } from './categories';
import type { ChannelCategory } from './categories';
import { LIDAR_CHANNELS } from './channels';
import type { LidarChannel } from './channels';

/** An item of the response of `GET /lidar/channels/categories`. */
export type ServedChannelCategory = ChannelCategory & { channels: readonly LidarChannel[] };

/** Every category with its channels, in order. */
export const servedCategories = (): readonly ServedChannelCategory[] =>
  CHANNEL_CATEGORIES.map((category) => ({
    ...category,
    channels: LIDAR_CHANNELS.filter((channel) => channel.category === category.name),
  }));
