import { array, number, string, type InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { emptyAsNull, epochDay, NOT_A_NUMBER, version, within } from '../fields/quantity';
import { optionalChoice, optionalReference, requiredChoice } from '../fields/reference';
import { optionalLine, REQUIRED, text } from '../fields/text';
import {
  CALIBRATION_CENTRES,
  CALIBRATION_KINDS,
  CALIBRATION_RESULTS,
  CHECK_STATES,
  type CheckState,
} from './photometer-calibration';
import { QA_SETTINGS } from './settings';

const { photometer: LIMITS, texts: TEXTS } = QA_SETTINGS;
const NUMBER = /^[0-9]{1,5}$/;
const MAX_SIGNAL = 1_000_000_000;

/** A wavelength in nm, a signal more than 0, an uncertainty and a shift in percent. */
const calibratedChannel = form({
  nm: within({ min: 100, max: 5000, decimals: 1 }).required(REQUIRED),
  v0: number()
    .transform(emptyAsNull)
    .typeError(NOT_A_NUMBER)
    .moreThan(0, 'Must be more than 0')
    .max(MAX_SIGNAL, `Must be at most ${MAX_SIGNAL}`)
    .nullable(),
  u_percent: within({ min: 0, max: LIMITS.largestUncertainty, decimals: 3 }).nullable(),
  shift_percent: within({ min: -LIMITS.largestShift, max: LIMITS.largestShift, decimals: 3 }).nullable(),
});

const check = () =>
  string<CheckState>()
    .typeError('Choose a value from the list')
    .oneOf([...CHECK_STATES], 'Choose a value from the list');

const SENT_FIELDS = {
  instrument_number: text(5)
    .required(REQUIRED)
    .test('number', 'Must be one to five digits', (value) => !value || NUMBER.test(value)),
  centre: requiredChoice(CALIBRATION_CENTRES),
  network_project_id: optionalLine(TEXTS.project),
  kind: requiredChoice(CALIBRATION_KINDS),
  sent_at: epochDay(),
  received_at: epochDay(),
  calibrated_on: epochDay(),
  returned_at: epochDay(),
  installed_at: epochDay(),
  channels: array()
    .of(calibratedChannel)
    .typeError('Must be a list')
    .max(LIMITS.channels, `At most ${LIMITS.channels} channels`),
  checks: form({
    battery: check(),
    tracking: check(),
    humidity: check(),
    temperature: check(),
    optics: check(),
    collimator: check(),
    cabling: check(),
  }),
  result: optionalChoice(CALIBRATION_RESULTS),
  valid_until: epochDay(),
  certificate: optionalReference(),
};

/** A new calibration of a photometer. `certificate` is an upload of the user, a PDF. */
export const photometerCalibrationSchema = exact(form({ ...SENT_FIELDS, version: version() }));
export type PhotometerCalibrationInput = InferType<typeof photometerCalibrationSchema>;

/** A change of a calibration, in the version that was seen; absent values stay as they are. */
export const calibrationEditSchema = exact(form({ ...SENT_FIELDS, version: version().required(REQUIRED) }));
export type CalibrationEdit = InferType<typeof calibrationEditSchema>;
