import { CHANNEL_CATEGORIES, epochOf } from '@portal/domain';
import type { FacilityRows, NewLidarRow, NewPhotometerRow } from './demo.store';

const epoch = (day: string | null) => (day === null ? null : epochOf(day));

const instrumentInput = (row: NewLidarRow | NewPhotometerRow) => ({
  name: row.name,
  latitude: row.latitude,
  longitude: row.longitude,
  altitude: row.altitude,
  status: row.status,
  planned_operation_date: epoch(row.plannedOperationDate),
  type: row.type,
  manufacturer: row.manufacturer,
  additional_info: row.additionalInfo,
});

/** What the form of a lidar would send. */
export const lidarInput = (row: NewLidarRow, { groups }: FacilityRows) => ({
  ...instrumentInput(row),
  location: row.location,
  laser_alignment: row.laserAlignment,
  polarisation_calibration: row.polarisationCalibration,
  telecover_measurement: row.telecoverMeasurement,
  dark_signal_measurement: row.darkSignalMeasurement,
  photodetector_eye_piece: row.photodetectorEyePiece,
  pretrigger_20us: row.pretrigger20us,
  t_h_control: row.tHControl,
  lidar_status_control: row.lidarStatusControl,
  eye_safety: row.eyeSafety,
  unattended_operation: row.unattendedOperation,
  continuous_operation: row.continuousOperation,
  additional_features: row.additionalFeatures,
  channels: Object.fromEntries(
    CHANNEL_CATEGORIES.map(({ code, name }) => {
      const group = groups.find(({ lidarId, category }) => lidarId === row.id && category === code);
      return [name, group && groupInput(group)];
    }),
  ),
});

const groupInput = (group: FacilityRows['groups'][number]) => ({
  availability: group.availability,
  operation_start_date: epoch(group.operationStartDate),
  height_resolution: group.heightResolution,
  time_resolution: group.timeResolution,
  distance_full_overlap: group.distanceFullOverlap,
  minimum_altitude_range: group.minimumAltitudeRange,
  channels: group.channels,
});

/** What the form of a photometer would send. */
export const photometerInput = (row: NewPhotometerRow) => ({
  ...instrumentInput(row),
  instrument_model: row.instrumentModel,
});
