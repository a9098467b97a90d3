import type { Lidar } from '../lidar/lidar';
import { applicationChannel, type ChannelSettings, type ConfigurationIds } from './configuration';
import { METRES_PER_NS } from './configuration-ini';
import { channelsById } from './described-channels';
import { asValue } from './ini';

/** [R] Versions of ATLAS whose files differ: names that changed, and codes of the acquisition mode. */
export const ATLAS_DIALECTS = ['1.0', '0.5'] as const;
export type AtlasDialect = (typeof ATLAS_DIALECTS)[number];

export interface WrittenConfiguration extends ConfigurationIds {
  name: string;
  station_name: string;
  lidar_name: string;
  channels: readonly ChannelSettings[];
  /** The height resolution of a channel, m; `null` if it is not known. */
  resolutionOf: (shortName: string) => number | null;
}

const NONE = '_';

const shown = (value: number | string | null) => (value === null || value === '' ? NONE : String(value));

/** The bin of the laser pulse: below 0 if recording starts before it. */
function zeroBin({ first_signal_rangebin: first, trigger_delay }: ChannelSettings, resolution: number | null) {
  if (first !== null && first > 0) return -first;
  if (trigger_delay === null) return first;
  return resolution === null || resolution <= 0 ? null : Math.round((trigger_delay * METRES_PER_NS) / resolution);
}

/** [I] ATLAS has no subtype of its own for the rotational Raman channels that the portal knows. */
const subtypeOf = (shortName: string) => (shortName[5] === 'r' ? 'x' : (shortName[7] ?? ''));

/** G or H of a channel, by its position behind the beam splitter. */
function byPosition(channel: ChannelSettings, name: 'g' | 'h') {
  const position = channel.short_name.slice(-1);
  if (position === 'r') return channel[`${name}_r`];
  return position === 't' ? channel[`${name}_t`] : null;
}

/** A list with a value for each channel; nothing if no channel has one. */
const line = (name: string, values: readonly (number | string | null)[]) =>
  values.every((value) => value === null || value === '')
    ? [`${name} =`]
    : [`${name} = ${values.map(shown).join(', ')}`];

/** Pairs of a cross-polar and another channel whose K is known, by the ids that ATLAS calls them. */
function calibration(channels: readonly ChannelSettings[]): string[] {
  const known = channels.filter(({ k, recorder_channel_id: id }) => k !== null && id !== null && id !== '');
  const transmitted = known.filter(({ short_name }) => short_name.endsWith('t'));
  const pairs = known.flatMap((reflected) => {
    const { short_name: name, k } = reflected;
    const other = transmitted.find(
      (each) => each.k === k && each.short_name.slice(0, 5) === name.slice(0, 5) && each.short_name[6] === name[6],
    );
    return name.endsWith('r') && name[5] !== 'v' && other ? [{ reflected, other }] : [];
  });
  if (pairs.length === 0) return [];
  return [
    '',
    '[polarization_calibration]',
    ...line(
      'ch_r',
      pairs.map(({ reflected }) => reflected.recorder_channel_id),
    ),
    ...line(
      'ch_t',
      pairs.map(({ other }) => other.recorder_channel_id),
    ),
    ...line(
      'K',
      pairs.map(({ reflected }) => reflected.k),
    ),
  ];
}

/**
 * The file in which ATLAS reads a configuration. Values that the portal does not have are left empty, so that ATLAS takes
 * them from the raw files: wavelengths above all, of which the portal knows the nominal ones only.
 */
export function writeConfigurationIni(written: WrittenConfiguration, dialect: AtlasDialect): string {
  const { channels, resolutionOf } = written;
  const isOld = dialect === '0.5';
  const column = (name: string, of: (channel: ChannelSettings) => number | string | null) =>
    line(name, channels.map(of));
  const modes = isOld ? { a: '0', p: '1' } : { a: 'a', p: 'p' };
  return [
    `# Configuration for ATLAS ${dialect}, from the labelling portal.`,
    '# Empty values are not in the portal: ATLAS takes them from the raw files, or its defaults.',
    '',
    '[System]',
    `station_id = ${written.station_id}`,
    `lidar_name = ${asValue(written.lidar_name)}`,
    `station_name = ${asValue(written.station_name)}`,
    `lidar_id = ${written.scc_lidar_id}`,
    '# The name of the version in the processing chain:',
    'version_name =',
    `version_id = ${written.scc_version_id}`,
    `configuration_name = ${asValue(written.name)}`,
    `configuration_id = ${written.scc_configuration_id}`,
    '',
    '[Channels]',
    `# ${channels.map(({ short_name }) => short_name).join(', ')}`,
    ...column('recorder_channel_id', ({ recorder_channel_id }) => recorder_channel_id && asValue(recorder_channel_id)),
    ...column('scc_channel_id', ({ scc_channel_id }) => scc_channel_id),
    ...column('laser', ({ laser }) => laser),
    ...column('telescope_type', ({ short_name }) => short_name[4] ?? ''),
    ...column('channel_type', ({ short_name }) => short_name[5] ?? ''),
    ...column('channel_subtype', ({ short_name }) => subtypeOf(short_name)),
    ...column('acquisition_mode', ({ short_name }) => (short_name[6] === 'p' ? modes.p : modes.a)),
    ...column('dead_time', ({ dead_time }) => dead_time),
    ...column(isOld ? 'daq_trigger_offset' : 'zero_bin', (channel) =>
      zeroBin(channel, resolutionOf(channel.short_name)),
    ),
    ...column('channel_bandwidth', ({ filter_fwhm }) => filter_fwhm),
    ...column('background_low_bin', ({ background_low }) => background_low),
    ...column('background_high_bin', ({ background_high }) => background_high),
    ...column('G', (channel) => byPosition(channel, 'g')),
    ...column('H', (channel) => byPosition(channel, 'h')),
    'detected_wavelength =',
    'emitted_wavelength =',
    ...calibration(channels),
    '',
  ].join('\n');
}

/** What ATLAS needs in mode "labeling" and the configuration does not have, one sentence each. */
export function missingForAtlas(channels: readonly ChannelSettings[]): string[] {
  const named = (of: (channel: ChannelSettings) => boolean) =>
    channels
      .filter(of)
      .map(({ short_name }) => short_name)
      .join(', ');
  const recorder = named(({ recorder_channel_id: id }) => id === null || id === '');
  const scc = named(({ scc_channel_id }) => scc_channel_id === null);
  const open = named(({ short_name }) => /[pc].x$/.test(short_name));
  return [
    ...(recorder === '' ? [] : [`Recorder channel id: ${recorder}`]),
    ...(scc === '' ? [] : [`SCC channel id: ${scc}`]),
    ...(open === '' ? [] : [`Reflected or transmitted: ${open}`]),
  ];
}

/** The height resolution that the application states for a channel, m; `null` without one. */
export function heightResolution(lidar: Pick<Lidar, 'channels'>, shortName: string): number | null {
  const channel = applicationChannel(shortName);
  return (channel && channelsById(lidar).get(channel.short_name)?.group.height_resolution) ?? null;
}
