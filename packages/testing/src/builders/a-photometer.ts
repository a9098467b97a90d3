import { INSTRUMENT_STATUSES, INSTRUMENT_TYPES, epochOf, photometerSchema } from '@portal/domain';
import type { Photometer, PhotometerInput, PublicPhotometer } from '@portal/domain';
import { anId, itemOf } from './an-id';
import { PHOTOMETER_NOT_EVALUATED } from './not-evaluated';

/** A photometer as on its public page. */
export const aPublicPhotometer = (change: Partial<PublicPhotometer> = {}): PublicPhotometer => ({
  _id: anId(200),
  name: 'Sun photometer 1',
  latitude: 44.348,
  longitude: 26.029,
  altitude: 93,
  status: itemOf(INSTRUMENT_STATUSES, 'operational'),
  planned_operation_date: epochOf('2018-05-01'),
  type: itemOf(INSTRUMENT_TYPES, 'photometer_sun_sky_lunar'),
  manufacturer: 'Cimel',
  instrument_model: 'CE318-T',
  pictures: [],
  ...change,
});

/** A complete photometer that is not evaluated yet. */
export const aPhotometer = (change: Partial<Photometer> = {}): Photometer => ({
  ...aPublicPhotometer(),
  ...PHOTOMETER_NOT_EVALUATED,
  facility: anId(10),
  version: 1,
  additional_info: null,
  ...change,
});

/** The form's input for that photometer. */
export const aPhotometerInput = (change: Partial<PhotometerInput> = {}): PhotometerInput => ({
  ...photometerSchema.validateSync(aPhotometer(), { stripUnknown: true }),
  ...change,
});
