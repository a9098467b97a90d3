import {
  ADDITIONAL_FUNCTIONS,
  byCode,
  CHANNEL_AVAILABILITIES,
  CHANNEL_CATEGORIES,
  LIDAR_CHANNELS,
  epochOf,
  FEATURES,
  INSTRUMENT_LOCATIONS,
  INSTRUMENT_STATUSES,
  INSTRUMENT_TYPES,
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  type ChannelGroup,
  type ChannelGroups,
  type Instrument,
  type Lidar,
  type Photometer,
  type PublicLidar,
  type PublicPhotometer,
  type View,
} from '@portal/domain';
import { aspectFields } from './aspects.view';
import type { ChannelGroupRow, LidarRow, PhotometerRow } from './instruments.store';
import type { EvaluationRow } from './evaluations.store';

const epoch = (day: string | null) => (day === null ? null : epochOf(day));

const toInstrument = (row: LidarRow | PhotometerRow): Omit<Instrument, 'additional_info'> => ({
  _id: row.id,
  name: row.name,
  latitude: row.latitude,
  longitude: row.longitude,
  altitude: row.altitude,
  status: byCode(INSTRUMENT_STATUSES, row.status),
  planned_operation_date: epoch(row.plannedOperationDate),
  type: byCode(INSTRUMENT_TYPES, row.type),
  manufacturer: row.manufacturer,
  pictures: row.pictureId ? [row.pictureId] : [],
});

const toChannelGroup = (row: ChannelGroupRow): ChannelGroup => ({
  availability: byCode(CHANNEL_AVAILABILITIES, row.availability),
  operation_start_date: epoch(row.operationStartDate),
  height_resolution: row.heightResolution,
  time_resolution: row.timeResolution,
  distance_full_overlap: row.distanceFullOverlap,
  minimum_altitude_range: row.minimumAltitudeRange,
  channels: LIDAR_CHANNELS.filter(({ short_name }) => row.channels.includes(short_name)),
});

/** The groups keyed by category name, in the order of the categories. */
function toChannelGroups(rows: ChannelGroupRow[]): ChannelGroups {
  const groups: ChannelGroups = {};
  for (const { code, name } of CHANNEL_CATEGORIES) {
    const row = rows.find(({ category }) => category === code);
    if (row) groups[name] = toChannelGroup(row);
  }
  return groups;
}

/** A lidar with exactly the fields of its public page. */
export const toPublicLidar = (row: LidarRow, groups: ChannelGroupRow[]): PublicLidar => ({
  ...toInstrument(row),
  location: byCode(INSTRUMENT_LOCATIONS, row.location),
  additional_info: row.additionalInfo,
  channels: toChannelGroups(groups),
  laser_alignment: byCode(ADDITIONAL_FUNCTIONS, row.laserAlignment),
  polarisation_calibration: byCode(ADDITIONAL_FUNCTIONS, row.polarisationCalibration),
  telecover_measurement: byCode(ADDITIONAL_FUNCTIONS, row.telecoverMeasurement),
  dark_signal_measurement: byCode(ADDITIONAL_FUNCTIONS, row.darkSignalMeasurement),
  photodetector_eye_piece: byCode(FEATURES, row.photodetectorEyePiece),
  pretrigger_20us: byCode(FEATURES, row.pretrigger20us),
  t_h_control: byCode(FEATURES, row.tHControl),
  lidar_status_control: byCode(FEATURES, row.lidarStatusControl),
});

/** A photometer with exactly the fields of its public page. */
export const toPublicPhotometer = (row: PhotometerRow): PublicPhotometer => ({
  ...toInstrument(row),
  instrument_model: row.instrumentModel,
});

/** A lidar for its facility and the evaluators, with as much of its evaluation as the view shows. */
export const toLidar = (
  row: LidarRow,
  groups: ChannelGroupRow[],
  evaluations: readonly EvaluationRow[],
  view: View,
): Lidar => ({
  ...toPublicLidar(row, groups),
  facility: row.facilityId,
  version: row.version,
  eye_safety: byCode(FEATURES, row.eyeSafety),
  unattended_operation: byCode(FEATURES, row.unattendedOperation),
  continuous_operation: byCode(FEATURES, row.continuousOperation),
  additional_features: row.additionalFeatures,
  ...aspectFields(LIDAR_ASPECTS, evaluations, view),
});

/** A photometer for its facility and the evaluators, with as much of its evaluation as the view shows. */
export const toPhotometer = (row: PhotometerRow, evaluations: readonly EvaluationRow[], view: View): Photometer => ({
  ...toPublicPhotometer(row),
  facility: row.facilityId,
  version: row.version,
  additional_info: row.additionalInfo,
  ...aspectFields(PHOTOMETER_ASPECTS, evaluations, view),
});
