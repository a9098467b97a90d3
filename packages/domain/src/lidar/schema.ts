import { array } from 'yup';
import type { InferType } from 'yup';
import { form } from '../fields/form';
import type { CategoryName } from '../channels/categories';
import { LIDAR_CHANNELS } from '../channels/channels';
import { epochDay, metres, seconds, version } from '../fields/quantity';
import { idOf, optionalChoice, requiredChoice } from '../fields/reference';
import { REQUIRED, optionalText, text } from '../fields/text';
import { LENGTHS } from '../limits/limits';
import {
  ADDITIONAL_FUNCTIONS,
  CHANNEL_AVAILABILITIES,
  FEATURES,
  INSTRUMENT_LOCATIONS,
  INSTRUMENT_TYPES,
} from '../types/type-lists';
import { instrumentFields } from './instrument-fields';

const LIDAR_TYPES = INSTRUMENT_TYPES.filter(({ kind }) => kind === 'lidar');

/** Whether the group is there or will be: then everything else about it is required. */
const isOffered = (availability: unknown) => Boolean(availability) && availability !== 'no';

const onceOffered = (schema: ReturnType<typeof metres>) =>
  schema.when('availability', ([availability], then) => (isOffered(availability) ? then.required(REQUIRED) : then));

const channelsOf = (category: CategoryName) =>
  array()
    .of(text().required(REQUIRED))
    .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids.map(idOf))] : ids))
    .typeError('Must be a list')
    .test('category', `Not a channel of ${category}`, (ids) =>
      (ids ?? []).every((id) => LIDAR_CHANNELS.some((channel) => channel._id === id && channel.category === category)),
    )
    .nullable()
    .when('availability', ([availability], then) =>
      isOffered(availability) ? then.required(REQUIRED).min(1, REQUIRED) : then,
    );

const group = (category: CategoryName) =>
  form({
    availability: requiredChoice(CHANNEL_AVAILABILITIES),
    operation_start_date: onceOffered(epochDay()),
    height_resolution: onceOffered(metres()),
    time_resolution: onceOffered(seconds()),
    distance_full_overlap: onceOffered(metres()),
    minimum_altitude_range: onceOffered(metres()),
    channels: channelsOf(category),
  });

const channels = form({
  'Elastic 1064': group('Elastic 1064'),
  'Elastic 532': group('Elastic 532'),
  'Elastic 355': group('Elastic 355'),
  'Raman 1064': group('Raman 1064'),
  'Raman 532': group('Raman 532'),
  'Raman 355': group('Raman 355'),
  'Water vapour 355': group('Water vapour 355'),
})
  .typeError('Must be given by category')
  .exact('Unknown channel category');

/** The lidar form: values of lists and channels are ids, dates are epoch seconds. */
export const lidarSchema = form({
  ...instrumentFields(LIDAR_TYPES),
  location: requiredChoice(INSTRUMENT_LOCATIONS),
  laser_alignment: requiredChoice(ADDITIONAL_FUNCTIONS),
  polarisation_calibration: requiredChoice(ADDITIONAL_FUNCTIONS),
  telecover_measurement: requiredChoice(ADDITIONAL_FUNCTIONS),
  dark_signal_measurement: requiredChoice(ADDITIONAL_FUNCTIONS),
  photodetector_eye_piece: requiredChoice(FEATURES),
  pretrigger_20us: requiredChoice(FEATURES),
  eye_safety: requiredChoice(FEATURES),
  unattended_operation: requiredChoice(FEATURES),
  continuous_operation: requiredChoice(FEATURES),
  t_h_control: optionalChoice(FEATURES),
  lidar_status_control: optionalChoice(FEATURES),
  additional_features: optionalText(LENGTHS.longText),
  channels,
  version: version(),
});
export type LidarInput = InferType<typeof lidarSchema>;
