import { CHANNEL_CATEGORIES, CHANNEL_GROUP_FIELDS, emptyRowOf, LIDAR_CHANNELS, sampleRowOf } from '@portal/domain';
import type { ChannelCategory, DetectionCode, LidarChannel, Scattering } from '@portal/domain';
import { byCategory, channelsFrom } from './channels';
import type { Chooser } from './chooser';
import type { LidarFacts } from './facts';
import { knownNumbers } from './lidars';
import type { GroupValues, LidarValues } from './lidars';

/** How well the made-up values meet the criteria: `weak` misses some, to give reviewers something to recommend. */
export type Strength = 'strong' | 'weak';

/** The usual detection modes of strong and weak signals, where the source states none. */
const assumedDetections = (scattering: Scattering): readonly DetectionCode[] =>
  scattering === 'elastic' ? ['analog', 'photon_counting'] : ['photon_counting'];

interface CompletedChannels {
  groups: GroupValues[];
  madeUp: string[];
}

/** All seven groups of a complete application: known values first, plausible ones for the rest. */
export function completeChannels(
  facts: LidarFacts,
  { status, planned_operation_date }: LidarValues,
  strength: Strength,
  choose: Chooser,
): CompletedChannels {
  const names = byCategory(channelsOf(facts));
  const known = knownNumbers(facts);
  const offered = {
    availability: status === 'planned' ? ('planned' as const) : ('existing' as const),
    operation_start_date: planned_operation_date ?? `${choose.between(2008, 2020)}-01-01`,
    height_resolution: known.height_resolution ?? 7.5,
    time_resolution: known.time_resolution ?? choose.pick([30, 60]),
  };
  const groups = CHANNEL_CATEGORIES.map((category) => {
    const channels = names.get(category.code);
    if (!channels) return { category: category.code, ...NOT_AVAILABLE };
    return {
      category: category.code,
      ...sampleRowOf(CHANNEL_GROUP_FIELDS),
      ...offered,
      distance_full_overlap: known.distance_full_overlap ?? choose.between(3, 8) * 50,
      minimum_altitude_range: altitudeRange(category, strength, choose),
      channels,
    };
  });
  return { groups, madeUp: names.size === 0 ? [] : madeUpOf(facts) };
}

const NOT_AVAILABLE = { ...emptyRowOf(CHANNEL_GROUP_FIELDS), availability: 'no' } as const;

function channelsOf(facts: LidarFacts): LidarChannel[] {
  if (facts.channels) return facts.channels.flatMap((channel) => channelsFrom(channel, assumedDetections));
  const plausible = plausibleChannels(facts);
  return LIDAR_CHANNELS.filter(({ short_name }) => plausible.includes(short_name));
}

/** Altitude in m up to which the signal is sufficient: at or above the threshold if strong, below it if weak. */
function altitudeRange({ min_altitude_range_m }: ChannelCategory, strength: Strength, choose: Chooser) {
  if (min_altitude_range_m === null) return choose.between(12, 18) * 500;
  const thousands = strength === 'strong' ? choose.between(0, 4) : -choose.between(1, 3);
  return min_altitude_range_m + thousands * 1000;
}

function madeUpOf(facts: LidarFacts): string[] {
  const known = knownNumbers(facts);
  const lacksDetection = facts.channels?.some(({ detection }) => detection === null);
  return [
    ...(facts.channels === null ? ['channels'] : []),
    ...(lacksDetection ? ['detection modes'] : []),
    'start dates of the channels',
    ...(known.height_resolution === null ? ['height resolution'] : []),
    ...(known.time_resolution === null ? ['time resolution'] : []),
    ...(known.distance_full_overlap === null ? ['full overlap distance'] : []),
    'minimum altitude range',
  ];
}

/** Short names of channels by emitted wavelength, for lidars without a sourced channel set. */
const BY_WAVELENGTH: Readonly<Record<number, readonly string[]>> = {
  1064: ['1064xtax'],
  532: ['0532xpax', '0532xppx', '0532xcax', '0532xcpx', '0607xvpn'],
  355: ['0355xtax', '0355xtpx', '0387xvpn'],
};

/** Lidars of the PollyXT family have eight channels in the far range and four in the near range. */
const POLLY_XT =
  '1064ftpx 0532ftpx 0532fcpx 0607fvpn 0355ftpx 0355fcpx 0387fvpn 0408fvpw 0532ntpx 0607nvpn 0355ntpx 0387nvpn'.split(
    ' ',
  );

/** A plausible channel set: that of the family, otherwise by emitted wavelength; all three if they are unknown. */
function plausibleChannels({ model, emission_wavelengths_nm }: LidarFacts): readonly string[] {
  if (model === 'PollyXT') return POLLY_XT;
  return (emission_wavelengths_nm ?? [1064, 532, 355]).flatMap((wavelength) => BY_WAVELENGTH[wavelength] ?? []);
}
