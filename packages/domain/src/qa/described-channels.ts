import { CHANNEL_CATEGORIES } from '../channels/categories';
import type { LidarChannel } from '../channels/channels';
import type { ChannelGroup } from '../lidar/channel-groups';
import type { Lidar } from '../lidar/lidar';

/** A channel of a lidar with its group, planned or existing. */
export interface GroupedChannel {
  channel: LidarChannel;
  group: ChannelGroup;
}

/** The channels that a lidar is described with, by their short names. */
export const channelsById = ({ channels }: Pick<Lidar, 'channels'>): ReadonlyMap<string, GroupedChannel> =>
  new Map(
    CHANNEL_CATEGORIES.flatMap(({ name }) => {
      const group = channels[name];
      return group ? group.channels.map((channel) => [channel.short_name, { channel, group }] as const) : [];
    }),
  );
