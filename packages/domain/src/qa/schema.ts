import { array, number, string, type InferType } from 'yup';
import { LIDAR_CHANNELS } from '../channels/channels';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { emptyAsNull, epochDay, version, wholeBetween, within } from '../fields/quantity';
import { reference, requiredChoice } from '../fields/reference';
import { line, optionalLine, optionalText, REQUIRED, text } from '../fields/text';
import { DAYS, LENGTHS } from '../limits/limits';
import { epochOf } from '../time/day';
import { EVENT_KINDS } from './event-kinds';
import { QA_SETTINGS } from './settings';
import { QA_FILE_ROLES, QA_TEST_TYPES, type QaFileRole } from './test-types';
import { QA_ASSESSMENTS, type QaAssessment } from './workflow';

const { texts: TEXTS } = QA_SETTINGS;
/** The list of channels of the application is not longer. */
const MAX_CHANNELS = LIDAR_CHANNELS.length;
const MAX_CHAIN_ID = 999_999;
const STATION = /^[a-z]{3}$/;

const chainId = () => wholeBetween(1, MAX_CHAIN_ID);
const figure = (min: number, max: number, decimals: number) => within({ min, max, decimals }).nullable();
const shortName = () => text(8);

/** Parameters of the receiver optics; impossible ones are noticed by the self-check, not refused. */
const optics = () => figure(-1000, 1000, 6);

/** dead_time and trigger_delay in ns, first_signal_rangebin in bins, filter_fwhm in nm. */
const configuredChannel = form({
  short_name: shortName().required(REQUIRED),
  scc_channel_id: chainId().nullable(),
  recorder_channel_id: optionalLine(16),
  laser: wholeBetween(1, 4).nullable(),
  dead_time: figure(0, 100, 3),
  trigger_delay: figure(-10_000, 10_000, 3),
  first_signal_rangebin: wholeBetween(0, 20_000).nullable(),
  filter_fwhm: figure(0, 20, 3),
  background_low: figure(0, 1_000_000, 1),
  background_high: figure(0, 1_000_000, 1),
  g_r: optics(),
  g_t: optics(),
  h_r: optics(),
  h_t: optics(),
  k: optics(),
});

/** A configuration of a lidar. With `number` it replaces that one, of which `version` was seen last. */
export const lidarConfigurationSchema = exact(
  form({
    number: wholeBetween(1, 10_000),
    version: version(),
    name: line(LENGTHS.facilityName).required(REQUIRED),
    station_id: text(3)
      .required(REQUIRED)
      .test('station', 'Must be three small letters', (value) => !value || STATION.test(value)),
    scc_lidar_id: chainId().required(REQUIRED),
    scc_version_id: chainId().required(REQUIRED),
    scc_configuration_id: chainId().required(REQUIRED),
    channels: array()
      .of(configuredChannel)
      .typeError('Must be a list')
      .min(1, 'At least one channel')
      .max(MAX_CHANNELS, `At most ${MAX_CHANNELS} channels`)
      .required(REQUIRED),
  }),
);
export type LidarConfigurationInput = InferType<typeof lidarConfigurationSchema>;

/** The approval of a configuration, with what is to be said of it. */
export const approveConfigurationSchema = exact(form({ version: version(), text: optionalText(TEXTS.conclusions) }));
export type ApproveConfigurationInput = InferType<typeof approveConfigurationSchema>;

/** Another step of a configuration, with its reason. */
export const configurationStepSchema = exact(
  form({
    version: version(),
    reason: text(TEXTS.conclusions)
      .min(TEXTS.decisionReason, `At least ${TEXTS.decisionReason} characters`)
      .required(REQUIRED),
  }),
);
export type ConfigurationStepInput = InferType<typeof configurationStepSchema>;

/** An entry in the log book. `from` and `to` are the days of a downtime. */
export const instrumentEventSchema = exact(
  form({
    kind: requiredChoice(EVENT_KINDS),
    on: epochDay().required(REQUIRED),
    from: epochDay(),
    to: epochDay(),
    text: text(TEXTS.event).required(REQUIRED),
  }),
);
export type InstrumentEventInput = InferType<typeof instrumentEventSchema>;

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
        dark_deviation: figure(-1000, 1000, 6),
        trigger_delay_bins: figure(-20_000, 20_000, 2),
      }),
    )
    .typeError('Must be a list')
    .max(MAX_CHANNELS, `At most ${MAX_CHANNELS} channels`),
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

const assessment = () =>
  string<QaAssessment>()
    .typeError('Choose a value from the list')
    .nullable()
    .oneOf([...QA_ASSESSMENTS, null], 'Choose a value from the list');

/** An evaluator's draft: the findings by channel or pair, and the texts. */
const evaluationFields = {
  results: array()
    .of(
      form({
        name: text(17).required(REQUIRED),
        assessment: assessment(),
        remark: optionalText(TEXTS.remark),
        full_overlap_m: figure(0, 30_000, 1),
        eta: figure(-1_000_000, 1_000_000, 6),
        epsilon_deg: figure(-90, 90, 3),
        residual: figure(-10, 10, 6),
      }),
    )
    .typeError('Must be a list')
    .max(MAX_CHANNELS, `At most ${MAX_CHANNELS} channels`)
    .test('once', 'Is named twice', (results, { path, createError }) => {
      // Other tests say that an element is no record or has no name.
      const names = results?.map((result: { name?: string } | null) => result?.name) ?? [];
      const second = names.findIndex((name, place) => name !== undefined && names.indexOf(name) < place);
      return second === -1 || createError({ path: `${path}[${second}].name` });
    }),
  conclusions: optionalText(TEXTS.conclusions),
  recommendations: optionalText(TEXTS.conclusions),
};

/** A save of a test: by the facility what it says of it, by the evaluator the draft of the evaluation. */
export const qaTestSchema = exact(form({ ...TEST_FIELDS, ...evaluationFields, version: version().required(REQUIRED) }));
export type QaTestInput = InferType<typeof qaTestSchema>;

/** The names of fields that only the evaluator may send. */
export const EVALUATION_FIELD_NAMES = Object.keys(evaluationFields);

/** The conclusion of a test: the findings of every channel, unless they were saved before. */
export const concludeSchema = exact(form({ ...evaluationFields, version: version() }));
export type ConcludeInput = InferType<typeof concludeSchema>;

/** The return of a test: why, and which channels it concerns. */
export const returnSchema = exact(
  form({
    reason: text(TEXTS.conclusions)
      .min(TEXTS.returnReason, `At least ${TEXTS.returnReason} characters`)
      .required(REQUIRED),
    channels: array()
      .of(text(17).required(REQUIRED))
      .typeError('Must be a list')
      .min(1, 'At least one channel')
      .max(MAX_CHANNELS, `At most ${MAX_CHANNELS} channels`)
      .required(REQUIRED),
  }),
);
export type ReturnInput = InferType<typeof returnSchema>;

/** The role of an uploaded file; if absent, it follows from its name and content. */
export const qaFileQuery = form({
  role: string<QaFileRole>()
    .typeError('Must be a role of files')
    .oneOf([...QA_FILE_ROLES], 'Must be a role of files'),
});
