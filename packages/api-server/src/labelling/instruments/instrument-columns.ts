import { CHANNEL_CATEGORIES, day, type LidarInput, type PhotometerInput } from '@portal/domain';
import type { ChannelGroupRow } from './instruments.store';

/** A field that was left out stays left out: it keeps its value. */
const dayOf = (epoch: number | null | undefined) => (epoch === undefined ? undefined : day(epoch));

const instrumentColumns = (input: LidarInput | PhotometerInput) => ({
  name: input.name,
  latitude: input.latitude,
  longitude: input.longitude,
  altitude: input.altitude,
  status: input.status,
  plannedOperationDate: dayOf(input.planned_operation_date),
  type: input.type,
  manufacturer: input.manufacturer,
  additionalInfo: input.additional_info,
  pictureId: input.pictures && (input.pictures[0] ?? null),
});

/** What was sent of a photometer, as columns. */
export const photometerColumns = (input: PhotometerInput) => ({
  ...instrumentColumns(input),
  instrumentModel: input.instrument_model,
});

/** What was sent of a lidar, as columns; its channel groups are rows of their own. */
export const lidarColumns = (input: LidarInput) => ({
  ...instrumentColumns(input),
  location: input.location,
  laserAlignment: input.laser_alignment,
  polarisationCalibration: input.polarisation_calibration,
  telecoverMeasurement: input.telecover_measurement,
  darkSignalMeasurement: input.dark_signal_measurement,
  photodetectorEyePiece: input.photodetector_eye_piece,
  pretrigger20us: input.pretrigger_20us,
  tHControl: input.t_h_control,
  lidarStatusControl: input.lidar_status_control,
  eyeSafety: input.eye_safety,
  unattendedOperation: input.unattended_operation,
  continuousOperation: input.continuous_operation,
  additionalFeatures: input.additional_features,
});

/** The channel groups of a lidar, one row per category. One that is not available has nothing else to say. */
export const channelGroupRows = (lidarId: string, { channels }: LidarInput): ChannelGroupRow[] =>
  CHANNEL_CATEGORIES.map(({ code, name }) => {
    const group = channels[name];
    const isOffered = group.availability !== 'no';
    return {
      lidarId,
      category: code,
      availability: group.availability,
      operationStartDate: isOffered ? day(group.operation_start_date) : null,
      heightResolution: isOffered ? (group.height_resolution ?? null) : null,
      timeResolution: isOffered ? (group.time_resolution ?? null) : null,
      distanceFullOverlap: isOffered ? (group.distance_full_overlap ?? null) : null,
      minimumAltitudeRange: isOffered ? (group.minimum_altitude_range ?? null) : null,
      channels: isOffered ? (group.channels ?? []) : [],
    };
  });
