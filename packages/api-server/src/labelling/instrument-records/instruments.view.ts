import {
  CHANNEL_CATEGORIES,
  CHANNEL_GROUP_FIELDS,
  LIDAR_ASPECTS,
  LIDAR_FIELDS,
  PHOTOMETER_ASPECTS,
  PHOTOMETER_FIELDS,
  publicOf,
  shownOf,
  TYPE_LISTS,
  type ChannelGroups,
  type Lidar,
  type Photometer,
  type PublicLidar,
  type PublicPhotometer,
  type TypeLists,
} from '@portal/domain';
import { aspectFields, type Showing } from './aspects.view';
import type { ChannelGroupRow, LidarRow, PhotometerRow } from './instruments.store';

const picturesOf = ({ pictureId }: LidarRow | PhotometerRow) => (pictureId ? [pictureId] : []);

/** The groups keyed by category name, in the order of the categories. */
function toChannelGroups(rows: ChannelGroupRow[], lists: TypeLists): ChannelGroups {
  const groups: ChannelGroups = {};
  for (const { code, name } of CHANNEL_CATEGORIES) {
    const row = rows.find(({ category }) => category === code);
    if (row) groups[name] = shownOf(CHANNEL_GROUP_FIELDS, row, lists);
  }
  return groups;
}

/** The fields of a lidar common to all views. */
const lidarOf = (row: LidarRow, groups: ChannelGroupRow[], lists: TypeLists) => ({
  _id: row.id,
  ...shownOf(LIDAR_FIELDS, row, lists),
  pictures: picturesOf(row),
  channels: toChannelGroups(groups, lists),
});

const photometerOf = (row: PhotometerRow, lists: TypeLists) => ({
  _id: row.id,
  ...shownOf(PHOTOMETER_FIELDS, row, lists),
  pictures: picturesOf(row),
});

/** A lidar with exactly the fields of its public page. */
export function toPublicLidar(row: LidarRow, groups: ChannelGroupRow[], lists: TypeLists): PublicLidar {
  const lidar = lidarOf(row, groups, lists);
  return { _id: lidar._id, ...publicOf(LIDAR_FIELDS, lidar), channels: lidar.channels };
}

/** A photometer with exactly the fields of its public page. */
export function toPublicPhotometer(row: PhotometerRow, lists: TypeLists): PublicPhotometer {
  const photometer = photometerOf(row, lists);
  return { _id: photometer._id, ...publicOf(PHOTOMETER_FIELDS, photometer) };
}

/** Shows the stored fields of an instrument without its evaluation. */
export const NOT_EVALUATED: Showing = { evaluations: [], view: 'full', lists: TYPE_LISTS };

/** A lidar for its facility and for evaluators, with its evaluation as far as the view shows it. */
export const toLidar = (row: LidarRow, groups: ChannelGroupRow[], showing: Showing): Lidar => ({
  // Before the spread: adding properties to a spread copy is many times slower.
  facility: row.facilityId,
  version: row.version,
  ...lidarOf(row, groups, showing.lists),
  ...aspectFields(LIDAR_ASPECTS, showing),
});

/** A photometer for its facility and for evaluators, with its evaluation as far as the view shows it. */
export const toPhotometer = (row: PhotometerRow, showing: Showing): Photometer => ({
  facility: row.facilityId,
  version: row.version,
  ...photometerOf(row, showing.lists),
  ...aspectFields(PHOTOMETER_ASPECTS, showing),
});
