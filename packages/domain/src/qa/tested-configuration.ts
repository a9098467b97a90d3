import type { ConfiguredChannel, OperationalConfiguration, Product } from '../configuration/operational-configuration';
import type { Day } from '../time/day';
import type { ChannelSettings } from './configuration';

/** States in which the data centre reads a configuration. */
export type AnnouncedStatus = 'provisional' | 'approved' | 'suspended' | 'superseded';

/** The optical parameters of a channel. */
export type Crosstalk = Pick<ChannelSettings, 'g_r' | 'g_t' | 'h_r' | 'h_t' | 'k'>;

export interface TestedChannel extends Omit<
  ConfiguredChannel,
  | 'interference_filter_fwhm'
  | 'dead_time'
  | 'trigger_delay'
  | 'first_signal_rangebin'
  | 'background_mode'
  | 'laser'
  | 'polarization_crosstalk_parameter'
> {
  recorder_channel_id: string | null;
  /** nm. */
  interference_filter_fwhm: number | null;
  /** ns. */
  dead_time: number | null;
  trigger_delay: number | null;
  /** Bins. */
  first_signal_rangebin: number | null;
  /** Limits of the range from which the background is taken, m or bins, as the recorder has it. */
  background: { low: number | null; high: number | null };
  laser: { id: number | null; repetition_rate: null };
  polarization_crosstalk_parameter: Crosstalk[];
}

/** A gain ratio from the last valid polarisation calibration. */
export interface CalibrationFactor {
  /** Both short names with a slash between them. */
  pair: string;
  eta: number;
  date: Day;
  portal_id: string;
}

interface TestedProduct extends Omit<Product, 'polarization_calibration_correction_factor'> {
  polarization_calibration_correction_factor: CalibrationFactor[];
}

/** The last result of a test; without one, `null`. */
export interface TestedQuality {
  test: string;
  /** Day of the measurement. */
  date: Day | null;
  passed: boolean | null;
  /** The last day of validity; `null` for a test that is made once, and one that did not pass. */
  valid_until: Day | null;
  portal_id: string | null;
}

/** The operational configuration of one lidar from the quality assurance tests on; 1.0 is that of the final report. */
export interface TestedConfiguration extends Omit<
  OperationalConfiguration,
  'schema_version' | 'approval' | 'lidar_configuration' | 'quality_assurance'
> {
  schema_version: '1.1';
  approval: {
    status: AnnouncedStatus;
    approved_at: Day | null;
    valid_from: Day | null;
    /** The first day on which it is no longer valid. */
    valid_to: Day | null;
  };
  lidar_configuration: Omit<OperationalConfiguration['lidar_configuration'], 'channels' | 'products'> & {
    /** Number within the lidar, by which the portal names it. */
    number: number;
    channels: TestedChannel[];
    products: TestedProduct[];
  };
  quality_assurance: TestedQuality[];
}

/** What is frozen when a configuration is approved. */
export type ConfigurationContent = Omit<TestedConfiguration, 'exported_at' | 'approval' | 'quality_assurance'>;

/** A configuration as the data centre reads it. */
export const testedConfiguration = (
  content: ConfigurationContent,
  {
    approval,
    quality,
    exportedAt,
  }: {
    approval: TestedConfiguration['approval'];
    quality: TestedQuality[];
    /** Epoch seconds. */
    exportedAt: number;
  },
): TestedConfiguration => ({
  schema_version: content.schema_version,
  exported_at: new Date(exportedAt * 1000).toISOString().replace('.000Z', 'Z'),
  approval,
  station: content.station,
  lidar: content.lidar,
  lidar_version: content.lidar_version,
  lidar_configuration: content.lidar_configuration,
  quality_assurance: quality,
  missing: content.missing,
});
