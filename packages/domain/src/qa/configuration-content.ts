import type { SubmissionSnapshot } from '../acceptance/submission';
import type { LidarIds } from '../configuration/chain-ids';
import { configuredChannel, operationalConfiguration } from '../configuration/configure';
import type { Product } from '../configuration/operational-configuration';
import type { Lidar } from '../lidar/lidar';
import { applicationChannel, type ChannelSettings, type ConfigurationIds } from './configuration';
import { channelsById, type GroupedChannel } from './described-channels';
import { DEPOLARISATION, missingValues } from './missing-values';
import type { CalibrationFactor, ConfigurationContent, Crosstalk, TestedChannel } from './tested-configuration';

/** A configuration with what the facility says of its lidar. */
export interface Described {
  application: SubmissionSnapshot;
  lidar: Lidar;
  configuration: ConfigurationIds & { number: number; name: string; channels: readonly ChannelSettings[] };
  factors: readonly CalibrationFactor[];
}

const hasCrosstalk = ({ g_r, g_t, h_r, h_t, k }: Crosstalk) => [g_r, g_t, h_r, h_t, k].some((value) => value !== null);

const crosstalkOf = ({ g_r, g_t, h_r, h_t, k }: Crosstalk): Crosstalk => ({ g_r, g_t, h_r, h_t, k });

function toChannel(settings: ChannelSettings, described: GroupedChannel, lidar: Lidar, ids: LidarIds): TestedChannel {
  const { background_mode: _mode, ...channel } = configuredChannel(described.channel, described.group, { lidar, ids });
  return {
    ...channel,
    id: settings.scc_channel_id,
    string_id: settings.short_name,
    recorder_channel_id: settings.recorder_channel_id,
    interference_filter_fwhm: settings.filter_fwhm,
    dead_time: settings.dead_time,
    trigger_delay: settings.trigger_delay,
    first_signal_rangebin: settings.first_signal_rangebin,
    background: { low: settings.background_low, high: settings.background_high },
    laser: { id: settings.laser, repetition_rate: null },
    polarization_crosstalk_parameter: hasCrosstalk(settings) ? [crosstalkOf(settings)] : [],
  };
}

const factorsOf = ({ type, wavelength }: Product, factors: readonly CalibrationFactor[]) =>
  DEPOLARISATION.includes(type)
    ? factors.filter(({ pair }) => applicationChannel(pair.split('/')[0] ?? '')?.emission_wavelength === wavelength)
    : [];

/** The part of a configuration that its approval freezes. */
export function configurationContent({ application, lidar, configuration, factors }: Described): ConfigurationContent {
  const { number, name, channels, station_id } = configuration;
  const ids: LidarIds = {
    lidar_id: configuration.scc_lidar_id,
    version_id: configuration.scc_version_id,
    configuration_id: configuration.scc_configuration_id,
    configuration_name: name,
    channels: [],
  };
  const base = operationalConfiguration(application, lidar, { approvedAt: 0, exportedAt: 0, station_id, ids });
  const described = channelsById(lidar);
  const content = {
    station: base.station,
    lidar: base.lidar,
    lidar_version: base.lidar_version,
    lidar_configuration: {
      ...base.lidar_configuration,
      number,
      channels: channels.flatMap((settings) => {
        const found = described.get(applicationChannel(settings.short_name)?.short_name ?? '');
        return found ? [toChannel(settings, found, lidar, ids)] : [];
      }),
      products: base.lidar_configuration.products.map((product) => ({
        ...product,
        polarization_calibration_correction_factor: factorsOf(product, factors),
      })),
    },
  };
  return { schema_version: '1.1', ...content, missing: missingValues(content) };
}
