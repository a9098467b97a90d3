import { epochDay, within } from '../fields/quantity';
import { pictures, requiredChoice } from '../fields/reference';
import { REQUIRED, optionalText, text } from '../fields/text';
import { LENGTHS, RANGES } from '../limits/limits';
import type { TypeItem } from '../types/type-item';
import { INSTRUMENT_STATUSES } from '../types/type-lists';

/** The fields that the forms of lidars and photometers share; the types that may be chosen differ. */
export const instrumentFields = (types: readonly TypeItem[]) => ({
  name: text().required(REQUIRED),
  pictures: pictures(),
  latitude: within(RANGES.latitude).required(REQUIRED),
  longitude: within(RANGES.longitude).required(REQUIRED),
  altitude: within(RANGES.altitude).required(REQUIRED),
  status: requiredChoice(INSTRUMENT_STATUSES),
  planned_operation_date: epochDay(),
  type: requiredChoice(types),
  manufacturer: text().required(REQUIRED),
  additional_info: optionalText(LENGTHS.longText),
});
