import { COMPONENTS, LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import type { AspectPath, Component } from './components';

/** How many required evaluations of each aspect are not submitted. */
export type OpenEvaluations = Readonly<Partial<Record<AspectPath | 'synergy', number>>>;

/** Whether every required evaluation is submitted. Synergy is required where a lidar can meet a photometer. */
export const isFullyEvaluated = (open: OpenEvaluations): boolean => Object.values(open).every((count) => count === 0);

/** How many evaluations are still to be submitted by those who review these components. */
export const countOpenOf = (components: readonly Component[], open: OpenEvaluations): number =>
  COMPONENTS.filter(({ code }) => components.includes(code))
    .flatMap(({ evaluates }) => evaluates)
    .reduce((sum, aspect) => sum + (open[aspect] ?? 0), 0);

/** Whether the synergy of an application is evaluated: where a lidar can meet a photometer. */
export const needsSynergy = ({ lidars, photometers }: Instruments): boolean => lidars > 0 && photometers > 0;

interface Instruments {
  lidars: number;
  photometers: number;
}

/** How many evaluations an application needs of those who review these components, or of everybody. */
export function countRequiredOf(components: readonly Component[] | 'all', instruments: Instruments): number {
  const { lidars, photometers } = instruments;
  if (components === 'all') {
    const ofFacility = needsSynergy(instruments) ? 1 : 0;
    return lidars * LIDAR_ASPECTS.length + photometers * PHOTOMETER_ASPECTS.length + ofFacility;
  }
  return COMPONENTS.filter(({ code }) => components.includes(code)).reduce(
    (sum, { code, evaluates }) => sum + evaluates.length * (code.startsWith('lidar') ? lidars : photometers),
    0,
  );
}
