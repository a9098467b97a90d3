import type { Field } from '../fields/field';
import { HELP_TEXTS } from '../lidar/help-texts';
import { INSTRUMENT_FIELDS } from '../lidar/lidar-fields';
import { INSTRUMENT_STATUSES, INSTRUMENT_TYPES } from '../types/type-lists';
import type { PhotometerInput } from './schema';

/** The fields of a photometer in the order of its form. */
export const PHOTOMETER_FIELDS: Readonly<Record<Exclude<keyof PhotometerInput, 'version'>, Field>> = {
  name: { label: 'Photometer unique ID/Name', hint: HELP_TEXTS.name },
  pictures: { label: 'Instrument pictures' },
  ...INSTRUMENT_FIELDS,
  status: { label: 'Instrument Status', list: INSTRUMENT_STATUSES, hint: HELP_TEXTS.status },
  planned_operation_date: {
    label: 'Planned operation date',
    hint: 'Initial acceptance can be granted at max. 1 year before installation.',
  },
  type: {
    label: 'Instrument Type',
    list: INSTRUMENT_TYPES.filter(({ kind }) => kind === 'photometer'),
    hint: HELP_TEXTS.photometer_type,
  },
  manufacturer: { label: 'Instrument Manufacturer' },
  instrument_model: { label: 'Instrument Model' },
  additional_info: { label: 'Additional Information' },
};
