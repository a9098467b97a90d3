/** The processing chain's ids of a lidar, its version, its configuration and its channels. */
export interface LidarIds {
  lidar_id: number | null;
  version_id: number | null;
  configuration_id: number | null;
  configuration_name: string | null;
  /** By the short name of the channel. */
  channels: readonly { string_id: string; channel_id: number | null }[];
}

/** The ids of a lidar that the processing chain does not know. */
export const NO_IDS: LidarIds = {
  lidar_id: null,
  version_id: null,
  configuration_id: null,
  configuration_name: null,
  channels: [],
};
