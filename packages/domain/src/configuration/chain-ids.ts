/** The ids by which the processing chain knows a lidar, its version, its configuration and its channels. */
export interface LidarIds {
  lidar_id: number | null;
  version_id: number | null;
  configuration_id: number | null;
  configuration_name: string | null;
  /** By the short name of the channel. */
  channels: readonly { string_id: string; channel_id: number | null }[];
}

/** A lidar of which the processing chain knows nothing yet. */
export const NO_IDS: LidarIds = {
  lidar_id: null,
  version_id: null,
  configuration_id: null,
  configuration_name: null,
  channels: [],
};
