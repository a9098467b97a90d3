import type { Field } from '../fields/field';
import { RANGES } from '../limits/limits';
import {
  ADDITIONAL_FUNCTIONS,
  CHANNEL_AVAILABILITIES,
  FEATURES,
  INSTRUMENT_LOCATIONS,
  INSTRUMENT_STATUSES,
  INSTRUMENT_TYPES,
} from '../types/type-lists';
import { HELP_TEXTS } from './help-texts';
import type { ChannelGroup } from './lidar';
import type { LidarInput } from './schema';

const metres = { unit: 'm', step: RANGES.resolution.step };
const hint = (name: keyof typeof HELP_TEXTS) => ({ hint: HELP_TEXTS[name] });
const additionalFunction = { list: ADDITIONAL_FUNCTIONS };
const feature = { list: FEATURES };

/** The fields that lidars and photometers share, in the words of a lidar. */
export const INSTRUMENT_FIELDS = {
  latitude: { label: 'Latitude', unit: '°N', step: RANGES.latitude.step, ...hint('latitude') },
  longitude: { label: 'Longitude', unit: '°E', step: RANGES.longitude.step, ...hint('longitude') },
  altitude: { label: 'Altitude', unit: 'm', step: RANGES.altitude.step, ...hint('altitude') },
} as const satisfies Record<string, Field>;

type LidarField = Exclude<keyof LidarInput, 'channels' | 'version'>;

/** The fields of a lidar in the order of its form; the channel groups come between functions and features. */
export const LIDAR_FIELDS: Readonly<Record<LidarField, Field>> = {
  name: { label: 'Unique ID/Name', ...hint('name') },
  pictures: { label: 'Pictures' },
  ...INSTRUMENT_FIELDS,
  status: { label: 'Status', list: INSTRUMENT_STATUSES, ...hint('status') },
  planned_operation_date: { label: 'Planned operation date', ...hint('planned_operation_date') },
  type: { label: 'Type', list: INSTRUMENT_TYPES.filter(({ kind }) => kind === 'lidar'), ...hint('type') },
  manufacturer: { label: 'Manufacturer' },
  location: { label: 'Location', list: INSTRUMENT_LOCATIONS, ...hint('location') },
  additional_info: { label: 'Additional information' },
  laser_alignment: { label: 'Laser alignment (with camera)', ...additionalFunction, ...hint('laser_alignment') },
  polarisation_calibration: {
    label: 'Polarisation calibration',
    ...additionalFunction,
    ...hint('polarisation_calibration'),
  },
  telecover_measurement: { label: 'Telecover measurement', ...additionalFunction, ...hint('telecover_measurement') },
  dark_signal_measurement: {
    label: 'Dark signal measurement',
    ...additionalFunction,
    ...hint('dark_signal_measurement'),
  },
  photodetector_eye_piece: { label: 'Photodetector eye piece', ...feature, ...hint('photodetector_eye_piece') },
  pretrigger_20us: { label: 'Pretrigger (20 µs minimum)', ...feature, ...hint('pretrigger_20us') },
  eye_safety: { label: 'Eye safety labels', ...feature, ...hint('eye_safety') },
  unattended_operation: { label: 'Unattended operation', ...feature, ...hint('unattended_operation') },
  continuous_operation: { label: 'Continuous operation', ...feature, ...hint('continuous_operation') },
  t_h_control: { label: 'Temperature and Humidity control', ...feature },
  lidar_status_control: { label: 'Lidar status control', ...feature },
  additional_features: { label: 'Additional features' },
};

/** The fields of a channel group in the order of its form. What the minimum altitude range needs depends on the group. */
export const CHANNEL_GROUP_FIELDS: Readonly<Record<keyof ChannelGroup, Field>> = {
  availability: { label: 'Availability', list: CHANNEL_AVAILABILITIES, ...hint('availability') },
  operation_start_date: { label: 'Operation start date', ...hint('operation_start_date') },
  height_resolution: { label: 'Height Resolution', ...metres, ...hint('height_resolution') },
  time_resolution: { label: 'Time Resolution', unit: 's', step: RANGES.time.step, ...hint('time_resolution') },
  distance_full_overlap: { label: 'Full Overlap Distance', ...metres, ...hint('distance_full_overlap') },
  minimum_altitude_range: { label: 'Minimum Altitude Range', ...metres },
  channels: { label: 'Channels', ...hint('channels') },
};
