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

/** The picture of a record; an omitted list leaves it unchanged. */
const pictureOf = ({ pictures }: LidarInput | PhotometerInput) => ({ pictureId: pictures && (pictures[0] ?? null) });

/** The input of a photometer as columns. */
export const photometerColumns = (input: PhotometerInput) => ({
  ...rowOf(PHOTOMETER_FIELDS, input),
  ...pictureOf(input),
});

/** The input of a lidar as columns; its channel groups are separate rows. */
export const lidarColumns = (input: LidarInput) => ({ ...rowOf(LIDAR_FIELDS, input), ...pictureOf(input) });

/** The channel groups of a lidar, one row per category. */
export const channelGroupRows = (lidarId: string, { channels }: LidarInput): ChannelGroupRow[] =>
  CHANNEL_CATEGORIES.map(({ code, name }) => ({
    lidarId,
    category: code,
    ...channelGroupRow(rowOf(CHANNEL_GROUP_FIELDS, channels[name])),
  }));
