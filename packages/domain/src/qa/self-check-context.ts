import type { ChannelSettings, ConfigurationIds } from './configuration';
import type { FileContext } from './file-check';
import type { TypedFigure } from './suggestion';

/** What the files of a test are compared with, and what a suggestion follows from besides them. */
export interface SelfCheckContext extends FileContext {
  configuration: ConfigurationIds & {
    channels: readonly Pick<ChannelSettings, 'short_name' | 'scc_channel_id' | 'first_signal_rangebin'>[];
  };
  /** Short names of the channels that the test is about. */
  channels: readonly string[];
  figures: readonly TypedFigure[];
  method: string | null;
  /** Hours to the nearest other test of the lidar. */
  hoursToOthers: number | null;
  /** Hours between the measurement and the radiosonde as stated; a header that names one counts before it. */
  radiosondeHours: number | null;
  /** What the application states of each channel, m. */
  stated: Readonly<Partial<Record<string, { fullOverlap: number | null; altitudeRange: number | null }>>>;
  /** Gain ratios of the last valid calibration, by pair. */
  lastEta: Readonly<Partial<Record<string, number>>>;
}
