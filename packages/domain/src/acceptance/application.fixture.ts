import { CHANNEL_CATEGORIES } from '../channels/categories';
import { LIDAR_CHANNELS } from '../channels/channels';
import type { NationalFacility } from '../facilities/facility';
import type { ChannelGroup } from '../lidar/channel-groups';
import type { Lidar } from '../lidar/lidar';
import type { Photometer } from '../photometer/photometer';
import { epochOf } from '../time/day';
import { byCode } from '../types/type-item';
import {
  ADDITIONAL_FUNCTIONS,
  CHANNEL_AVAILABILITIES,
  FEATURES,
  INSTRUMENT_LOCATIONS,
  INSTRUMENT_STATUSES,
  INSTRUMENT_TYPES,
} from '../types/type-lists';

const NO_GROUP: ChannelGroup = {
  availability: byCode(CHANNEL_AVAILABILITIES, 'no'),
  operation_start_date: null,
  height_resolution: null,
  time_resolution: null,
  distance_full_overlap: null,
  minimum_altitude_range: null,
  channels: [],
};

const ELASTIC_532: ChannelGroup = {
  availability: byCode(CHANNEL_AVAILABILITIES, 'existing'),
  operation_start_date: epochOf('2020-01-01'),
  height_resolution: 7.5,
  time_resolution: 30,
  distance_full_overlap: 250,
  minimum_altitude_range: 16_000,
  channels: LIDAR_CHANNELS.filter(({ short_name }) => ['0532xppx', '0532xcpx'].includes(short_name)),
};

const INSTRUMENT = {
  facility: 'f1',
  version: 3,
  name: 'RALI',
  latitude: 44.348,
  longitude: 26.029,
  altitude: 93,
  status: byCode(INSTRUMENT_STATUSES, 'operational'),
  planned_operation_date: epochOf('2020-01-01'),
  manufacturer: 'Built on site',
  additional_info: null,
  pictures: [],
};

// What evaluators add is nothing that an application is made of, so these records stop at what its owner fills in.

/** A lidar with everything that its form requires. */
export const LIDAR = {
  ...INSTRUMENT,
  _id: 'l1',
  type: byCode(INSTRUMENT_TYPES, 'lidar_custom_built'),
  location: byCode(INSTRUMENT_LOCATIONS, 'laboratory'),
  channels: {
    ...Object.fromEntries(CHANNEL_CATEGORIES.map(({ name }) => [name, NO_GROUP])),
    'Elastic 532': ELASTIC_532,
  },
  laser_alignment: byCode(ADDITIONAL_FUNCTIONS, 'auto'),
  polarisation_calibration: byCode(ADDITIONAL_FUNCTIONS, 'manual'),
  telecover_measurement: byCode(ADDITIONAL_FUNCTIONS, 'manual'),
  dark_signal_measurement: byCode(ADDITIONAL_FUNCTIONS, 'manual'),
  photodetector_eye_piece: byCode(FEATURES, 'existing'),
  pretrigger_20us: byCode(FEATURES, 'existing'),
  eye_safety: byCode(FEATURES, 'existing'),
  unattended_operation: byCode(FEATURES, 'no'),
  continuous_operation: byCode(FEATURES, 'no'),
  t_h_control: null,
  lidar_status_control: null,
  additional_features: null,
} as unknown as Lidar;

/** A photometer with everything that its form requires. */
export const PHOTOMETER = {
  ...INSTRUMENT,
  _id: 'p1',
  name: 'Sun 1',
  type: byCode(INSTRUMENT_TYPES, 'photometer_sun_sky_lunar'),
  instrument_model: 'CE318-T',
} as unknown as Photometer;

/** A facility with every field of its general information. */
export const FACILITY = {
  _id: 'f1',
  version: 2,
  acronym: 'RADO',
  name: 'Example observatory',
  hosting_institute: 'Example institute',
  pi_name: 'Ada Byron',
  pi_contact: 'ada@site.example',
  lidar_pi_name: 'Ada Byron',
  lidar_pi_contact: 'ada@site.example',
  photometer_pi_name: 'Ada Byron',
  photometer_pi_contact: 'ada@site.example',
  ceilometer_pi_name: null,
  ceilometer_pi_contact: null,
  pictures: [],
  displayed_status: { _id: 'candidate', code: 'candidate', name: 'Candidate', order: 1 },
} as unknown as NationalFacility;
