/** The operational configuration of one lidar, in the terms of the common processing chain. `null` means unknown. */
export interface OperationalConfiguration {
  schema_version: '1.0';
  /** ISO date and time. */
  exported_at: string;
  approval: Approval;
  station: Station;
  lidar: { id: number | null; name: string; PI: string | null; portal_id: string };
  lidar_version: { id: number | null; name: string; start_date: string | null; stop_date: null };
  lidar_configuration: LidarConfiguration;
  quality_assurance: QualityTest[];
  /** The dotted paths of all values that the processing needs and that are `null`. */
  missing: string[];
}

/** ISO days. */
export interface Approval {
  status: 'approved';
  approved_at: string;
  valid_from: string;
  /** The first day on which it is no longer valid; `null` while it is in force. */
  valid_to: string | null;
}

export interface Station {
  /** Three letters. */
  id: string | null;
  acronym: string;
  name: string | null;
  institute_name: string | null;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  /** m. */
  height_asl: number | null;
}

export interface LidarConfiguration {
  id: number | null;
  name: string | null;
  /** Degrees from the zenith. */
  lidar_pointing_angle: number;
  unattended_operation: boolean;
  automated_functions: string[];
  sun_photometer_type: string | null;
  /** km. */
  sun_photometer_distance: number | null;
  channels: ConfiguredChannel[];
  products: Product[];
}

export interface ConfiguredChannel {
  id: number | null;
  string_id: string;
  name: string;
  /** nm. */
  emission_wavelength: number;
  interference_filter_center: number;
  interference_filter_fwhm: null;
  scattering_mechanism: { id: string | null };
  detection_mode: { id: 'an' | 'pc' };
  /** m. */
  raw_range_resolution: number | null;
  /** s. */
  raw_data_time_resolution: number | null;
  /** The lower bound in m. */
  raw_data_altitude_range: number | null;
  pre_trigger_data: boolean;
  /** ns. */
  dead_time: null;
  trigger_delay: null;
  first_signal_rangebin: null;
  background_mode: null;
  telescope: { id: null; range: string; full_overlap_height_m: number | null; field_of_view: null };
  laser: { id: null; repetition_rate: null };
  polarization_crosstalk_parameter: never[];
}

export type ProductType =
  | 'elastic_backscatter'
  | 'raman_backscatter'
  | 'extinction'
  | 'lidar_ratio'
  | 'vldr'
  | 'pldr'
  | 'angstroem_exponent';

export interface Product {
  type: ProductType;
  /** nm; `null` for a product of several wavelengths. */
  wavelength: number | null;
  polarization_calibration_correction_factor: never[];
}

interface QualityTest {
  test: 'telecover' | 'rayleigh_fit' | 'dark_current' | 'trigger_delay' | 'polarisation_calibration';
  date: null;
  passed: null;
}

/** The response of `GET …/operational-configuration`: one configuration for each included lidar. */
export interface ApprovedConfiguration {
  facility: string;
  configurations: OperationalConfiguration[];
}
