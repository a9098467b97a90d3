import { typed } from '../fields/field';
import { instrumentFormValues } from '../lidar/form-values';
import type { Photometer } from './photometer';

/** What the form of a photometer starts with; without a photometer, empty. */
export const photometerFormValues = (photometer: Photometer | null) => ({
  ...instrumentFormValues(photometer),
  instrument_model: typed(photometer?.instrument_model),
  additional_info: typed(photometer?.additional_info),
  ...(photometer && { version: photometer.version }),
});
export type PhotometerFormValues = ReturnType<typeof photometerFormValues>;
