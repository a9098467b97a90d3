import type { PHOTOMETER_FIELDS } from '@portal/domain';
import type { Section } from './section';

/** A field of a photometer. */
export type PhotometerField = keyof typeof PHOTOMETER_FIELDS;

/** The sections of a photometer. */
export const PHOTOMETER_SECTIONS: readonly Section<PhotometerField>[] = [
  { id: 'instrument', title: 'Instrument', fields: ['name', 'pictures'] },
  { id: 'location', title: 'Location', fields: ['latitude', 'longitude', 'altitude'] },
  {
    id: 'details',
    title: 'Details',
    fields: ['status', 'planned_operation_date', 'type', 'manufacturer', 'instrument_model', 'additional_info'],
  },
];
