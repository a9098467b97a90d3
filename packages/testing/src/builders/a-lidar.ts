import {
  ADDITIONAL_FUNCTIONS,
  CHANNEL_AVAILABILITIES,
  CHANNEL_CATEGORIES,
  FEATURES,
  INSTRUMENT_LOCATIONS,
  INSTRUMENT_STATUSES,
  INSTRUMENT_TYPES,
  LIDAR_CHANNELS,
  epochOf,
  lidarSchema,
} from '@portal/domain';
import type { ChannelGroup, ChannelGroups, Lidar, LidarInput, PublicLidar } from '@portal/domain';
import { anId, itemOf } from './an-id';
import { LIDAR_NOT_EVALUATED } from './not-evaluated';

/** An existing channel group that meets all criteria of 532 nm. */
export const aChannelGroup = (channels: readonly string[], change: Partial<ChannelGroup> = {}): ChannelGroup => ({
  availability: itemOf(CHANNEL_AVAILABILITIES, 'existing'),
  operation_start_date: epochOf('2020-01-01'),
  height_resolution: 7.5,
  time_resolution: 30,
  distance_full_overlap: 250,
  minimum_altitude_range: 16_000,
  channels: LIDAR_CHANNELS.filter(({ short_name }) => channels.includes(short_name)),
  ...change,
});

const NOT_AVAILABLE: ChannelGroup = {
  availability: itemOf(CHANNEL_AVAILABILITIES, 'no'),
  operation_start_date: null,
  height_resolution: null,
  time_resolution: null,
  distance_full_overlap: null,
  minimum_altitude_range: null,
  channels: [],
};

const GROUPS: ChannelGroups = {
  ...Object.fromEntries(CHANNEL_CATEGORIES.map(({ name }) => [name, NOT_AVAILABLE])),
  'Elastic 532': aChannelGroup(['0532xppx', '0532xcpx']),
  'Raman 532': aChannelGroup(['0607xvpn']),
};

/** A lidar as on its public page. */
export const aPublicLidar = (change: Partial<PublicLidar> = {}): PublicLidar => ({
  _id: anId(100),
  name: 'RALI',
  latitude: 44.348,
  longitude: 26.029,
  altitude: 93,
  status: itemOf(INSTRUMENT_STATUSES, 'operational'),
  planned_operation_date: epochOf('2020-01-01'),
  type: itemOf(INSTRUMENT_TYPES, 'lidar_custom_built'),
  manufacturer: 'Built on site',
  location: itemOf(INSTRUMENT_LOCATIONS, 'laboratory'),
  additional_info: null,
  pictures: [],
  channels: GROUPS,
  laser_alignment: itemOf(ADDITIONAL_FUNCTIONS, 'auto'),
  polarisation_calibration: itemOf(ADDITIONAL_FUNCTIONS, 'manual'),
  telecover_measurement: itemOf(ADDITIONAL_FUNCTIONS, 'manual'),
  dark_signal_measurement: itemOf(ADDITIONAL_FUNCTIONS, 'manual'),
  photodetector_eye_piece: itemOf(FEATURES, 'existing'),
  pretrigger_20us: itemOf(FEATURES, 'existing'),
  t_h_control: null,
  lidar_status_control: null,
  ...change,
});

/** A complete lidar that meets every criterion and is not evaluated yet. */
export const aLidar = (change: Partial<Lidar> = {}): Lidar => ({
  ...aPublicLidar(),
  ...LIDAR_NOT_EVALUATED,
  facility: anId(10),
  version: 1,
  eye_safety: itemOf(FEATURES, 'existing'),
  unattended_operation: itemOf(FEATURES, 'no'),
  continuous_operation: itemOf(FEATURES, 'no'),
  additional_features: null,
  ...change,
});

/** The form's input for that lidar: ids in place of records. */
export const aLidarInput = (change: Partial<LidarInput> = {}): LidarInput => ({
  ...lidarSchema.validateSync(aLidar(), { stripUnknown: true }),
  ...change,
});
