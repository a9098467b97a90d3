import { ADDITIONAL_FUNCTIONS, byCode, CHANNEL_AVAILABILITIES, FEATURES } from '@portal/domain';
import { INSTRUMENT_LOCATIONS, INSTRUMENT_STATUSES, INSTRUMENT_TYPES, LIDAR_CHANNELS } from '@portal/domain';
import type { ChannelGroup, PublicLidar, PublicPhotometer } from '@portal/domain';

const JUNE_15_2020 = 1_592_179_200;

const instrument = {
  latitude: 44.348,
  longitude: 26.029,
  altitude: 93,
  status: byCode(INSTRUMENT_STATUSES, 'operational'),
  planned_operation_date: JUNE_15_2020,
  manufacturer: 'A maker of lasers',
  pictures: [],
};

/** A complete channel group. */
export const aGroup = (change: Partial<ChannelGroup> = {}): ChannelGroup => ({
  availability: byCode(CHANNEL_AVAILABILITIES, 'existing'),
  operation_start_date: JUNE_15_2020,
  height_resolution: 7.5,
  time_resolution: 60,
  distance_full_overlap: 250,
  minimum_altitude_range: 15000,
  channels: LIDAR_CHANNELS.filter(({ short_name }) => ['0532xcpx', '0532xppx'].includes(short_name)),
  ...change,
});

/** A complete lidar. */
export const aPublicLidar = (change: Partial<PublicLidar> = {}): PublicLidar => ({
  ...instrument,
  _id: 'l1',
  name: 'RALI',
  type: byCode(INSTRUMENT_TYPES, 'lidar_custom_built'),
  location: byCode(INSTRUMENT_LOCATIONS, 'laboratory'),
  additional_info: 'Built on site.',
  channels: { 'Elastic 532': aGroup() },
  laser_alignment: byCode(ADDITIONAL_FUNCTIONS, 'auto'),
  polarisation_calibration: byCode(ADDITIONAL_FUNCTIONS, 'manual'),
  telecover_measurement: byCode(ADDITIONAL_FUNCTIONS, 'planned'),
  dark_signal_measurement: byCode(ADDITIONAL_FUNCTIONS, 'no'),
  photodetector_eye_piece: byCode(FEATURES, 'existing'),
  pretrigger_20us: byCode(FEATURES, 'planned'),
  t_h_control: byCode(FEATURES, 'no'),
  lidar_status_control: null,
  ...change,
});

/** A complete photometer. */
export const aPublicPhotometer = (change: Partial<PublicPhotometer> = {}): PublicPhotometer => ({
  ...instrument,
  _id: 'p1',
  name: 'CE318-T',
  type: byCode(INSTRUMENT_TYPES, 'photometer_sun_sky_lunar'),
  manufacturer: 'Cimel',
  instrument_model: 'CE318-T, number 1',
  ...change,
});
