import {
  CHANNEL_CATEGORIES,
  CHANNEL_GROUP_FIELDS,
  channelGroupRow,
  LIDAR_FIELDS,
  PHOTOMETER_FIELDS,
  rowOf,
  type LidarInput,
  type PhotometerInput,
} from '@portal/domain';
import type { ChannelGroupRow } from '../instrument-records/instruments.store';

/** The picture of a record; a list that was left out leaves it as it is. */
const pictureOf = ({ pictures }: LidarInput | PhotometerInput) => ({ pictureId: pictures && (pictures[0] ?? null) });

/** What was sent of a photometer, as columns. */
export const photometerColumns = (input: PhotometerInput) => ({
  ...rowOf(PHOTOMETER_FIELDS, input),
  ...pictureOf(input),
});

/** What was sent of a lidar, as columns; its channel groups are rows of their own. */
export const lidarColumns = (input: LidarInput) => ({ ...rowOf(LIDAR_FIELDS, input), ...pictureOf(input) });

/** The channel groups of a lidar, one row per category. */
export const channelGroupRows = (lidarId: string, { channels }: LidarInput): ChannelGroupRow[] =>
  CHANNEL_CATEGORIES.map(({ code, name }) => ({
    lidarId,
    category: code,
    ...channelGroupRow(rowOf(CHANNEL_GROUP_FIELDS, channels[name])),
  }));
