import { detectionOf, polarisationPairs } from './configuration';
import type { QaTestType } from './test-types';

/** The names under which results of a test are given: channels, pairs of channels, or the lidar. */
export function resultNames(type: QaTestType, channels: readonly string[]): string[] {
  if (type.scope === 'lidar') return ['lidar'];
  if (type.scope === 'pair') return polarisationPairs(channels).map(({ name }) => name);
  return channels.filter((name) => type.detection === 'any' || detectionOf(name) === type.detection);
}

const LACKING = { pair: 'no pair of polarised channels', analog: 'no analog channel', channel: 'no channels' } as const;

/** What channels lack for a test of this type, in words such as "no analog channel"; `null` if it can be made of them. */
export function lackingFor(type: QaTestType, channels: readonly string[]): string | null {
  if (resultNames(type, channels).length > 0) return null;
  if (type.scope === 'pair') return LACKING.pair;
  return channels.length > 0 && type.detection === 'analog' ? LACKING.analog : LACKING.channel;
}

/** Whether the result of a name is about a channel. */
export const isAbout = (name: string, channel: string | undefined): boolean =>
  channel !== undefined && name.split('/').includes(channel);
