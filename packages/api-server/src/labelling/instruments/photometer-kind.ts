import { photometerFormValues, photometerSchema, type Photometer, type PhotometerInput } from '@portal/domain';
import { applyPatch } from '../../platform/versions/versioned-write';
import { photometerColumns } from './instrument-columns';
import type { InstrumentKind } from './instrument-kind';
import { listPhotometerRows, type PhotometerRow } from '../instrument-records/instruments.store';
import { NOT_EVALUATED, toPhotometer } from '../instrument-records/instruments.view';
import { loadPhotometer } from '../instrument-records/load-instruments';
import { deletePhotometer, insertPhotometer, listPhotometerNames, updatePhotometer } from './write-instruments.store';

/** Photometers in the write services. */
export const PHOTOMETER: InstrumentKind<PhotometerInput, { row: PhotometerRow }, Photometer> = {
  kind: 'photometer',
  picture: 'photometer-picture',
  schema: photometerSchema,
  find: async (db, id) => {
    const [row] = await listPhotometerRows(db, { id });
    return row && { row };
  },
  load: loadPhotometer,
  merged: ({ row }, input) => ({ row: applyPatch(row, photometerColumns(input)) }),
  formValues: (stored) => photometerFormValues(stored && toPhotometer(stored.row, NOT_EVALUATED)),
  names: listPhotometerNames,
  insert: (tx, place, input) => insertPhotometer(tx, { ...photometerColumns(input), ...place }),
  update: (tx, recordVersion, input) => updatePhotometer(tx, recordVersion, photometerColumns(input)),
  remove: deletePhotometer,
};
