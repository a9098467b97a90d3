import type { AspectFields } from '../acceptance/initial-acceptance';
import type { LidarAspect } from '../acceptance/components';
import type { CategoryName } from '../channels/categories';
import type { LidarChannel } from '../channels/channels';
import type {
  ChannelAvailability,
  InstrumentLocation,
  InstrumentStatus,
  InstrumentType,
  Readiness,
} from '../types/type-lists';

/** The six items that every lidar needs, in the order in which they are evaluated. */
export const MANDATORY_FEATURES = [
  'laser_alignment',
  'polarisation_calibration',
  'telecover_measurement',
  'dark_signal_measurement',
  'photodetector_eye_piece',
  'pretrigger_20us',
] as const;
export type MandatoryFeature = (typeof MANDATORY_FEATURES)[number];

/** All channels of one category of one lidar, with what they have in common. */
export interface ChannelGroup {
  availability: ChannelAvailability | null;
  /** Epoch seconds. */
  operation_start_date: number | null;
  /** Raw bin length, m. */
  height_resolution: number | null;
  /** Raw profile length, s. */
  time_resolution: number | null;
  /** m. */
  distance_full_overlap: number | null;
  /** Altitude up to which the signal is good enough, m. */
  minimum_altitude_range: number | null;
  channels: LidarChannel[];
}

/** Keyed by category name. A category that nobody has filled in is absent. */
export type ChannelGroups = Partial<Record<CategoryName, ChannelGroup>>;

/** Where an instrument stands: degrees and metres above sea level. */
export interface Position {
  latitude: number | null;
  longitude: number | null;
  altitude: number | null;
}

/** What lidar and photometer have in common. */
export interface Instrument extends Position {
  _id: string;
  name: string;
  status: InstrumentStatus | null;
  /** Epoch seconds. For an operational instrument: when operation began. */
  planned_operation_date: number | null;
  type: InstrumentType | null;
  manufacturer: string | null;
  additional_info: string | null;
  /** File ids, at most one. */
  pictures: string[];
}

/** What anybody may know of a lidar: exactly the fields of its public page. */
export interface PublicLidar extends Instrument {
  location: InstrumentLocation | null;
  channels: ChannelGroups;
  laser_alignment: Readiness | null;
  polarisation_calibration: Readiness | null;
  telecover_measurement: Readiness | null;
  dark_signal_measurement: Readiness | null;
  photodetector_eye_piece: Readiness | null;
  pretrigger_20us: Readiness | null;
  t_h_control: Readiness | null;
  lidar_status_control: Readiness | null;
}

/** A lidar as its facility and the evaluators see it. What a person may not see yet is `null`. */
export interface Lidar extends PublicLidar, AspectFields<LidarAspect> {
  /** Of the facility it belongs to. */
  facility: string;
  /** Grows with every save; a save that names an older one is refused. */
  version: number;
  eye_safety: Readiness | null;
  unattended_operation: Readiness | null;
  continuous_operation: Readiness | null;
  additional_features: string | null;
}
