import { channelById, LIDAR_CHANNELS, type LidarChannel } from '../channels/channels';
import type { DetectionCode } from '../channels/channels';

/** The list of channels of the application is not longer. */
export const MAX_CHANNELS = LIDAR_CHANNELS.length;

/** A channel of a configuration of a lidar. */
export interface ChannelSettings {
  /** As in the application; the last letter may be `r` or `t`, where the application has `x`. */
  short_name: string;
  scc_channel_id: number | null;
  recorder_channel_id: string | null;
  /** Number of the laser, 1 to 4. */
  laser: number | null;
  /** ns. */
  dead_time: number | null;
  trigger_delay: number | null;
  /** Bins. */
  first_signal_rangebin: number | null;
  /** Full width at half maximum of the filter, nm. */
  filter_fwhm: number | null;
  /** m or bins, as the recorder has it. */
  background_low: number | null;
  background_high: number | null;
  g_r: number | null;
  g_t: number | null;
  h_r: number | null;
  h_t: number | null;
  k: number | null;
}

/** The values of a channel besides its name, in the order in which they are shown. */
export const CHANNEL_VALUES = [
  'scc_channel_id',
  'recorder_channel_id',
  'laser',
  'dead_time',
  'trigger_delay',
  'first_signal_rangebin',
  'filter_fwhm',
  'background_low',
  'background_high',
  'g_r',
  'g_t',
  'h_r',
  'h_t',
  'k',
] as const satisfies readonly (keyof ChannelSettings)[];
export type ChannelValue = (typeof CHANNEL_VALUES)[number];

export type ConfigurationStatus = 'draft' | 'provisional' | 'approved' | 'suspended' | 'superseded' | 'retired';

/** States that are stored: a draft is provisional while its facility is accepted. */
export type StoredConfigurationStatus = Exclude<ConfigurationStatus, 'provisional'>;

/** Whether nothing was decided on a configuration of this state, so that it can be changed. */
export const isUndecided = (status: ConfigurationStatus): boolean => status === 'draft' || status === 'provisional';

const OUT_OF_USE: readonly ConfigurationStatus[] = ['draft', 'superseded', 'retired'];

/** Whether a lidar measures with a configuration of this state. */
export const isInUse = (status: ConfigurationStatus): boolean => !OUT_OF_USE.includes(status);

const ENDED: readonly ConfigurationStatus[] = ['superseded', 'retired'];

/** Whether the use of a configuration of this state has ended, so that no test is made with it. */
export const hasEnded = (status: ConfigurationStatus): boolean => ENDED.includes(status);

/** The ids by which files of a configuration are recognised. */
export interface ConfigurationIds {
  /** Three letters. */
  station_id: string;
  scc_lidar_id: number;
  scc_version_id: number;
  scc_configuration_id: number;
}

/** Letters that an `x` at the end of a short name may become, once the geometry of the beam splitter is known. */
const GEOMETRIES = ['r', 't'];

const leavesOpen = (name: string, other: string) => name.endsWith('x') && GEOMETRIES.includes(other.slice(-1));

/** Whether two short names mean one channel: the same, or one of them leaves the geometry open. */
export const isSameChannel = (one: string, other: string): boolean =>
  one === other || (one.slice(0, -1) === other.slice(0, -1) && (leavesOpen(one, other) || leavesOpen(other, one)));

/** The channels of the configurations in use; a name that leaves the geometry open is left out if another states it. */
export function channelsInUse(
  configurations: readonly { status: ConfigurationStatus; channels: readonly Pick<ChannelSettings, 'short_name'>[] }[],
): string[] {
  const all = configurations.filter(({ status }) => isInUse(status)).flatMap(({ channels }) => channels);
  const names = [...new Set(all.map(({ short_name }) => short_name))];
  return names.filter((name) => !names.some((other) => leavesOpen(name, other) && isSameChannel(name, other)));
}

/** The channel of the application that a short name of a configuration means; `null` if there is none. */
export function applicationChannel(shortName: string): LidarChannel | null {
  const exact = channelById(shortName);
  return exact ?? (GEOMETRIES.includes(shortName.slice(-1)) ? channelById(`${shortName.slice(0, -1)}x`) : null);
}

/** The detection of a channel; `null` for an unknown one. */
export const detectionOf = (shortName: string): DetectionCode | null =>
  applicationChannel(shortName)?.detection ?? null;

/** A cross-polar channel, and the channel that its signal is divided by. */
export interface ChannelPair {
  /** Both short names with a slash between them. */
  name: string;
  channels: readonly [cross: string, other: string];
}

const CO_POLAR = ['parallel', 'total'] as const;

/** The pairs that a polarisation calibration is about: same wavelength and telescope, if possible the same detection. */
export function polarisationPairs(shortNames: readonly string[]): ChannelPair[] {
  const known = shortNames.flatMap((name) => {
    const channel = applicationChannel(name);
    return channel ? [{ name, channel }] : [];
  });
  return known
    .filter(({ channel }) => channel.polarisation === 'cross')
    .flatMap(({ name, channel }): ChannelPair[] => {
      const partners = known.filter(
        ({ channel: other }) =>
          other.detection_wavelength === channel.detection_wavelength && other.range === channel.range,
      );
      const ranked = CO_POLAR.flatMap((polarisation) =>
        partners
          .filter(({ channel: other }) => other.polarisation === polarisation)
          .toSorted(
            (one, other) =>
              Number(other.channel.detection === channel.detection) -
              Number(one.channel.detection === channel.detection),
          ),
      );
      const [partner] = ranked;
      return partner ? [{ name: `${name}/${partner.name}`, channels: [name, partner.name] }] : [];
    });
}

/** Whether one of the channels is cross-polar, which makes the polarisation calibration necessary. */
export const hasCrossChannel = (shortNames: readonly string[]): boolean =>
  shortNames.some((name) => applicationChannel(name)?.polarisation === 'cross');
