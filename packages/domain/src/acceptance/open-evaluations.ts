import { COMPONENTS } from './components';
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
