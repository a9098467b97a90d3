import { codeFrom, suggestedBy, type ResultFlag, type SuggestedResult } from './flags';
import { limitWords, type Limits } from './limits';
import { QA_SETTINGS } from './settings';

export const triggerDelayFlags = ({ triggerDelay }: Limits): readonly ResultFlag[] => [
  { bit: 1, text: 'The figure or the method is missing.', suggests: 'not_assessable' },
  {
    bit: 2,
    text: `Differs from the configuration by more than ${limitWords(triggerDelay?.maxDifference, ' bin')}.`,
    suggests: 'fail',
  },
];

export const TRIGGER_DELAY_FLAGS = triggerDelayFlags(QA_SETTINGS);

export interface TriggerDelayFacts {
  /** Measured, in bins. */
  bins: number | null;
  method: string | null;
  /** First bin with a signal in the configuration; `null` if it states none. */
  configuredBins: number | null;
}

/** The flags of a trigger-delay test, and the result that they suggest. */
export function assessTriggerDelay({ bins, method, configuredBins }: TriggerDelayFacts): {
  code: number;
  suggested: SuggestedResult;
} {
  const code = codeFrom({
    1: bins === null || !method,
    2:
      bins !== null &&
      configuredBins !== null &&
      !(Math.abs(bins - configuredBins) <= QA_SETTINGS.triggerDelay.maxDifference),
  });
  return { code, suggested: suggestedBy(TRIGGER_DELAY_FLAGS, code, 'unassessableFirst') };
}
