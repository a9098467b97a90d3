import { PHOTOMETER_FIELDS, photometerSchema, publicOf, sampleOf } from '@portal/domain';
import type { Photometer, PhotometerInput, PublicPhotometer } from '@portal/domain';
import { anId } from './an-id';
import { PHOTOMETER_NOT_EVALUATED } from './not-evaluated';

/** A photometer as on its public page. */
export const aPublicPhotometer = (change: Partial<PublicPhotometer> = {}): PublicPhotometer => ({
  ...publicOf(PHOTOMETER_FIELDS, sampleOf(PHOTOMETER_FIELDS)),
  _id: anId(200),
  ...change,
});

/** A complete photometer that is not evaluated yet. */
export const aPhotometer = (change: Partial<Photometer> = {}): Photometer => ({
  ...sampleOf(PHOTOMETER_FIELDS),
  ...PHOTOMETER_NOT_EVALUATED,
  _id: anId(200),
  facility: anId(10),
  version: 1,
  ...change,
});

/** The input for `aPhotometer()`, with ids instead of records. */
export const aPhotometerInput = (change: Partial<PhotometerInput> = {}): PhotometerInput => ({
  ...photometerSchema.validateSync(aPhotometer(), { stripUnknown: true }),
  ...change,
});
