import { COMPONENTS, instrumentOf, LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import type { AspectPath, Component } from './components';

/** The number of required evaluations that are not submitted, by aspect. */
export type OpenEvaluations = Readonly<Partial<Record<AspectPath | 'synergy', number>>>;

/** Whether every required evaluation is submitted. */
export const isFullyEvaluated = (open: OpenEvaluations): boolean => Object.values(open).every((count) => count === 0);

/** The number of open evaluations of these components. */
export const countOpenOf = (components: readonly Component[], open: OpenEvaluations): number =>
  COMPONENTS.filter(({ code }) => components.includes(code))
    .flatMap(({ evaluates }) => evaluates)
    .reduce((sum, aspect) => sum + (open[aspect] ?? 0), 0);

/** Whether the synergy is evaluated, which needs a lidar and a photometer. */
export const needsSynergy = ({ lidars, photometers }: Instruments): boolean => lidars > 0 && photometers > 0;

interface Instruments {
  lidars: number;
  photometers: number;
}

/** The number of evaluations that an application needs for these components, or in total. */
export function countRequiredOf(components: readonly Component[] | 'all', instruments: Instruments): number {
  const { lidars, photometers } = instruments;
  if (components === 'all') {
    const ofFacility = needsSynergy(instruments) ? 1 : 0;
    return lidars * LIDAR_ASPECTS.length + photometers * PHOTOMETER_ASPECTS.length + ofFacility;
  }
  return COMPONENTS.filter(({ code }) => components.includes(code)).reduce(
    (sum, { code, evaluates }) => sum + evaluates.length * (instrumentOf(code) === 'lidar' ? lidars : photometers),
    0,
  );
}
