import {
  CHANNEL_CATEGORIES,
  CHANNEL_GROUP_FIELDS,
  LIDAR_FIELDS,
  PHOTOMETER_FIELDS,
  shownOf,
  typedOf,
} from '@portal/domain';
import type { FacilityRows, NewLidarRow, NewPhotometerRow } from './demo.store';

/** The input that the form of a lidar would send. */
export const lidarInput = (row: NewLidarRow, { groups }: FacilityRows) => ({
  ...typedOf(LIDAR_FIELDS, shownOf(LIDAR_FIELDS, row)),
  channels: Object.fromEntries(
    CHANNEL_CATEGORIES.map(({ code, name }) => {
      const group = groups.find(({ lidarId, category }) => lidarId === row.id && category === code);
      return [name, group && typedOf(CHANNEL_GROUP_FIELDS, shownOf(CHANNEL_GROUP_FIELDS, group))];
    }),
  ),
});

/** The input that the form of a photometer would send. */
export const photometerInput = (row: NewPhotometerRow) => typedOf(PHOTOMETER_FIELDS, shownOf(PHOTOMETER_FIELDS, row));
