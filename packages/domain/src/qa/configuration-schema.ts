import { array, type InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { version, wholeBetween } from '../fields/quantity';
import { line, optionalLine, optionalText, REQUIRED, text } from '../fields/text';
import { LENGTHS } from '../limits/limits';
import { chainId, figure, shortName } from './channel-fields';
import { MAX_CHANNELS } from './configuration';
import { QA_SETTINGS } from './settings';

const { texts: TEXTS } = QA_SETTINGS;
const STATION = /^[a-z]{3}$/;

/** Parameters of the receiver optics; impossible ones are noticed by the self-check, not refused. */
const optics = () => figure(-1000, 1000, 6);

const BELOW = 'Must not be below the beginning of the background';
const TWICE = 'Another channel has this id';

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
  background_high: figure(0, 1_000_000, 1).test('order', BELOW, (high, { parent }) => {
    const { background_low: low } = parent as { background_low?: unknown };
    return typeof high !== 'number' || typeof low !== 'number' || high >= low;
  }),
  g_r: optics(),
  g_t: optics(),
  h_r: optics(),
  h_t: optics(),
  k: optics(),
});

/** A configuration of a lidar. With `number` it replaces that one, in the version that was seen. */
export const lidarConfigurationSchema = exact(
  form({
    number: wholeBetween(1, 10_000),
    version: version().when('number', ([number], seen) =>
      number === undefined || number === null ? seen : seen.required(REQUIRED),
    ),
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
      .test('once', TWICE, (channels, { path, createError }) => {
        // Other tests say that an element is no record.
        const ids =
          channels?.map((channel: { scc_channel_id?: number | null } | null) => channel?.scc_channel_id) ?? [];
        const second = ids.findIndex((id, place) => typeof id === 'number' && ids.indexOf(id) < place);
        return second === -1 || createError({ path: `${path}[${second}].scc_channel_id` });
      })
      .required(REQUIRED),
  }),
);
export type LidarConfigurationInput = InferType<typeof lidarConfigurationSchema>;

/** The approval of a configuration in the version that was seen, with what is to be said of it. */
export const approveConfigurationSchema = exact(
  form({ version: version().required(REQUIRED), text: optionalText(TEXTS.conclusions) }),
);
export type ApproveConfigurationInput = InferType<typeof approveConfigurationSchema>;

/** Another step of a configuration in the version that was seen, with its reason. */
export const configurationStepSchema = exact(
  form({
    version: version().required(REQUIRED),
    reason: text(TEXTS.conclusions)
      .min(TEXTS.decisionReason, `At least ${TEXTS.decisionReason} characters`)
      .required(REQUIRED),
  }),
);
export type ConfigurationStepInput = InferType<typeof configurationStepSchema>;
