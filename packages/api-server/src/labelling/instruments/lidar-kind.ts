import { lidarFormValues, lidarSchema, type Lidar, type LidarInput } from '@portal/domain';
import { applyPatch } from '../../platform/versions/versioned-write';
import { channelGroupRows, lidarColumns } from './instrument-columns';
import type { InstrumentKind } from './instrument-kind';
import { listStoredLidars, type StoredLidar } from '../instrument-records/instruments.store';
import { NOT_EVALUATED, toLidar } from '../instrument-records/instruments.view';
import { loadLidar } from '../instrument-records/load-instruments';
import { deleteLidar, insertLidar, listLidarNames, updateLidar } from './write-instruments.store';

/** Lidars in the write services. */
export const LIDAR: InstrumentKind<LidarInput, StoredLidar, Lidar> = {
  kind: 'lidar',
  picture: 'lidar-picture',
  schema: lidarSchema,
  find: async (db, id) => {
    const [lidar] = await listStoredLidars(db, { id });
    return lidar;
  },
  load: loadLidar,
  merged: ({ row }, input) => ({
    row: applyPatch(row, lidarColumns(input)),
    groups: channelGroupRows(row.id, input),
  }),
  formValues: (stored) => lidarFormValues(stored && toLidar(stored.row, stored.groups, NOT_EVALUATED)),
  names: listLidarNames,
  insert: (tx, place, input) =>
    insertLidar(tx, { ...lidarColumns(input), ...place }, channelGroupRows(place.id, input)),
  update: (tx, recordVersion, input) =>
    updateLidar(tx, recordVersion, lidarColumns(input), channelGroupRows(recordVersion.id, input)),
  remove: deleteLidar,
};
