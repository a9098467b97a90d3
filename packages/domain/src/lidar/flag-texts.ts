import { CHANNEL } from './channel';
import { CHANNEL_GROUP } from './channel-group';
import type { Flag } from './check';
import { FEASIBILITY } from './feasibility';
import { FEATURE } from './feature';
import { WAVELENGTH } from './wavelength';

export const FLAGS = {
  feasibility: FEASIBILITY,
  feature: FEATURE,
  channel_group: CHANNEL_GROUP,
  wavelength: WAVELENGTH,
  channel: CHANNEL,
} as const satisfies Record<string, readonly Flag[]>;

export const ALL_CRITERIA_MET = 'All criteria are met.';

/** The texts of a code, one for each set bit. */
export function flagTexts(kind: keyof typeof FLAGS, code: number): string[] {
  const flags: readonly Flag[] = FLAGS[kind];
  return code === 0 ? [ALL_CRITERIA_MET] : flags.filter(({ bit }) => code & bit).map(({ text }) => text);
}
