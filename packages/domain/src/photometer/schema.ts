import type { InferType } from 'yup';
import { form } from '../fields/form';
import { version } from '../fields/quantity';
import { REQUIRED, text } from '../fields/text';
import { instrumentFields } from '../lidar/instrument-fields';
import { INSTRUMENT_TYPES } from '../types/type-lists';

const PHOTOMETER_TYPES = INSTRUMENT_TYPES.filter(({ kind }) => kind === 'photometer');

/** The photometer form: values of lists are ids, dates are epoch seconds. */
export const photometerSchema = form({
  ...instrumentFields(PHOTOMETER_TYPES),
  instrument_model: text().required(REQUIRED),
  version: version(),
});
export type PhotometerInput = InferType<typeof photometerSchema>;
