import { array, number, type InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { emptyAsNull, version, wholeBetween } from '../fields/quantity';
import { reference, requiredChoice } from '../fields/reference';
import { optionalLine, optionalText, REQUIRED } from '../fields/text';
import { DAYS } from '../limits/limits';
import { epochOf } from '../time/day';
import { figure, namedOnce, shortName } from './channel-fields';
import { MAX_CHANNELS } from './configuration';
import { evaluationFields } from './evaluation-schema';
import { QA_SETTINGS } from './settings';
import { QA_TEST_TYPES } from './test-types';

const { texts: TEXTS } = QA_SETTINGS;

/** A moment in whole epoch seconds. */
const moment = () =>
  number()
    .transform(emptyAsNull)
    .typeError('Must be a time in epoch seconds')
    .integer('Must be a time in epoch seconds')
    .min(epochOf(DAYS.first), `Must be ${DAYS.first} or later`)
    .max(epochOf(DAYS.last), `Must be ${DAYS.last} or earlier`);

/** What the facility says of a test. Values that are absent stay as they are. */
const TEST_FIELDS = {
  configuration: wholeBetween(1, 10_000),
  measured_from: moment().nullable(),
  measured_to: moment().nullable(),
  atlas_version: optionalLine(TEXTS.version),
  radiosonde_source: optionalLine(TEXTS.source),
  radiosonde_at: moment().nullable(),
  weather: optionalText(TEXTS.weather),
  comment: optionalText(TEXTS.comment),
  method: optionalLine(TEXTS.method),
  channels: array()
    .of(shortName().required(REQUIRED))
    .typeError('Must be a list')
    .max(MAX_CHANNELS, `At most ${MAX_CHANNELS} channels`),
  figures: array()
    .of(
      form({
        short_name: shortName().required(REQUIRED),
        dark_deviation: figure(0, 1000, 6),
        trigger_delay_bins: figure(-20_000, 20_000, 2),
      }),
    )
    .typeError('Must be a list')
    .max(MAX_CHANNELS, `At most ${MAX_CHANNELS} channels`)
    .test(namedOnce('short_name')),
};

/** A new test of a lidar, with one of its configurations. */
export const newQaTestSchema = exact(
  form({
    lidar: reference().required(REQUIRED),
    type: requiredChoice(QA_TEST_TYPES),
    ...TEST_FIELDS,
    configuration: TEST_FIELDS.configuration.required(REQUIRED),
  }),
);
export type NewQaTestInput = InferType<typeof newQaTestSchema>;

/** A save of a test: by the facility what it says of it, by the evaluator the draft of the evaluation. */
export const qaTestSchema = exact(form({ ...TEST_FIELDS, ...evaluationFields, version: version().required(REQUIRED) }));
export type QaTestInput = InferType<typeof qaTestSchema>;
