import { codeFrom, suggestedBy, type ResultFlag, type SuggestedResult } from './flags';
import { limitWords, type Limits } from './limits';
import { QA_SETTINGS } from './settings';

const LIMITS = QA_SETTINGS.dark;

export const darkFlags = ({ dark }: Limits): readonly ResultFlag[] => [
  {
    bit: 1,
    text: `The deviation from the mean over time is above ${limitWords(dark?.maxDeviation, '')}.`,
    suggests: 'fail',
  },
  {
    bit: 2,
    text: `Measured more than ${limitWords(dark?.withinHours, ' h')} before or after the other tests.`,
    suggests: 'pass_with_remark',
  },
  { bit: 4, text: 'The figure or the plot is missing.', suggests: 'not_assessable' },
];

export const DARK_FLAGS = darkFlags(QA_SETTINGS);

export interface DarkFacts {
  /**
   * Largest deviation of a profile from the mean over time, relative to the molecular reference. It is typed, because
   * no export of ATLAS holds single profiles.
   */
  deviation: number | null;
  hasPlot: boolean;
  /** Hours to the nearest other test of the lidar; `null` if there is none. */
  hoursToOthers: number | null;
}

/** The flags of a dark measurement, and the result that they suggest. */
export function assessDark({ deviation, hasPlot, hoursToOthers }: DarkFacts): {
  code: number;
  suggested: SuggestedResult;
} {
  const code = codeFrom({
    1: deviation !== null && !(Math.abs(deviation) <= LIMITS.maxDeviation),
    2: hoursToOthers !== null && hoursToOthers > LIMITS.withinHours,
    4: deviation === null || !hasPlot,
  });
  return { code, suggested: suggestedBy(DARK_FLAGS, code) };
}
