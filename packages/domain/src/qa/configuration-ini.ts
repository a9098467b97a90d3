/**
 * The file in which ATLAS reads the configuration of a lidar, `config_file_<lidar>_<version>_<configuration>.ini`.
 *
 * [R] The templates and the reader of ATLAS 0.5 and 1.1: its sections, names, codes, and what mode "labeling" needs.
 * [I] How values of the portal correspond to it: a zero bin at or below 0 is the first range bin with signal, since
 * recording starts before the laser fires; one above 0 is the trigger delay, in bins.
 */
export const INI_SECTIONS = {
  system: 'system',
  channels: 'channels',
  calibration: 'polarization_calibration',
} as const;

/** Values of the whole system, by the names of the portal. */
export const SYSTEM_NAMES = {
  station_id: 'station_id',
  name: 'configuration_name',
  scc_lidar_id: 'lidar_id',
  scc_version_id: 'version_id',
  scc_configuration_id: 'configuration_id',
} as const;
export type SystemValue = keyof typeof SYSTEM_NAMES;

/** [R] Names that ATLAS needs in mode "labeling", in which a facility submits to the calibration centre. */
export const NEEDED = {
  system: [
    'station_id',
    'station_name',
    'lidar_name',
    'lidar_id',
    'version_id',
    'configuration_name',
    'configuration_id',
  ],
  channels: ['recorder_channel_id', 'scc_channel_id', 'telescope_type', 'channel_type', 'channel_subtype'],
} as const;

/** [R] Names that ATLAS knows besides those that the portal uses, in any of its versions. */
export const OTHER_NAMES: readonly string[] = [
  'station_name',
  'lidar_name',
  'version_name',
  'altitude',
  'latitude',
  'longitude',
  'station_altitude',
  'station_latitude',
  'station_longitude',
  'zenith_angle',
  'azimuth_angle',
  'dead_time_correction_type',
  'emitted_wavelength',
  'bins',
  'laser_shots',
  'data_acquisition_range',
  'analog_to_digital_resolution',
  'pmt_high_voltage',
  'laser_repetition_rate',
  'r_to_t_transmission_ratio',
  'eta',
];

/** [R] The name of the zero bin, which changed with ATLAS 1.0. */
export const ZERO_BINS = ['zero_bin', 'daq_trigger_offset', 'trigger_delay_bins'] as const;

/** [R] Codes that are letters of the short name of a channel. */
export const LETTERS = {
  telescope_type: /^[nfx]$/,
  channel_type: /^[pctvraf]$/,
  channel_subtype: /^[rtnowchlambsx]$/,
} as const;

/** [R] Codes of the acquisition mode, which ATLAS 1.0 changed. */
export const MODES: Readonly<Partial<Record<string, 'a' | 'p'>>> = { '0': 'a', '1': 'p', a: 'a', p: 'p' };

/** [R] Names of Licel recorders: BT for analog signals, BC for counted photons. */
export const RECORDER_MODES: Readonly<Partial<Record<string, 'a' | 'p'>>> = { BT: 'a', BC: 'p' };

/** Half the speed of light, m in one ns. */
export const METRES_PER_NS = 0.149_896_229;

/** The name of the file of a configuration. */
export const configurationIniName = (ids: {
  scc_lidar_id: number;
  scc_version_id: number;
  scc_configuration_id: number;
}): string => `config_file_${ids.scc_lidar_id}_${ids.scc_version_id}_${ids.scc_configuration_id}.ini`;
