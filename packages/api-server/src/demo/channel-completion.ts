import { CHANNEL_CATEGORIES, LIDAR_CHANNELS } from '@portal/domain';
import type { ChannelCategory, DetectionCode, LidarChannel, Scattering } from '@portal/domain';
import { plausibleChannels } from './channel-sets';
import { byCategory, channelsFrom } from './channels';
import type { Chooser } from './chooser';
import type { LidarFacts } from './facts';
import { knownNumbers } from './lidars';
import type { GroupValues, LidarValues } from './lidars';

/** How well the made-up values meet the criteria: `weak` misses some, so that there is something to recommend. */
export type Strength = 'strong' | 'weak';

/** How strong and weak signals usually are recorded, where the source does not say. */
const assumedDetections = (scattering: Scattering): readonly DetectionCode[] =>
  scattering === 'elastic' ? ['analog', 'photon_counting'] : ['photon_counting'];

interface CompletedChannels {
  groups: GroupValues[];
  madeUp: string[];
}

/** All seven groups of an application that counts as complete: known values first, plausible ones for the rest. */
export function completeChannels(
  facts: LidarFacts,
  { status, plannedOperationDate }: LidarValues,
  strength: Strength,
  choose: Chooser,
): CompletedChannels {
  const names = byCategory(channelsOf(facts));
  const known = knownNumbers(facts);
  const offered = {
    availability: status === 'planned' ? 'planned' : 'existing',
    operationStartDate: plannedOperationDate ?? `${choose.between(2008, 2020)}-01-01`,
    heightResolution: known.heightResolution ?? 7.5,
    timeResolution: known.timeResolution ?? choose.pick([30, 60]),
  };
  const groups = CHANNEL_CATEGORIES.map((category) => {
    const channels = names.get(category.code);
    if (!channels) return { category: category.code, ...NOT_AVAILABLE };
    return {
      category: category.code,
      ...offered,
      distanceFullOverlap: known.distanceFullOverlap ?? choose.between(3, 8) * 50,
      minimumAltitudeRange: altitudeRange(category, strength, choose),
      channels,
    };
  });
  return { groups, madeUp: names.size === 0 ? [] : madeUpOf(facts) };
}

const NOT_AVAILABLE = {
  availability: 'no',
  operationStartDate: null,
  heightResolution: null,
  timeResolution: null,
  distanceFullOverlap: null,
  minimumAltitudeRange: null,
  channels: [],
} satisfies Omit<GroupValues, 'category'>;

function channelsOf(facts: LidarFacts): LidarChannel[] {
  if (facts.channels) return facts.channels.flatMap((channel) => channelsFrom(channel, assumedDetections));
  const plausible = plausibleChannels(facts);
  return LIDAR_CHANNELS.filter(({ short_name }) => plausible.includes(short_name));
}

/** Altitude in m up to which the signal is good enough: just beyond the threshold, or just below it when weak. */
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
    ...(known.heightResolution === null ? ['height resolution'] : []),
    ...(known.timeResolution === null ? ['time resolution'] : []),
    ...(known.distanceFullOverlap === null ? ['full overlap distance'] : []),
    'minimum altitude range',
  ];
}
