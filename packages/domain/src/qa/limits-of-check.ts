import { LIMITS, type Limits } from './limits';
import { QA_SETTINGS } from './settings';
import type { QaTestTypeCode } from './test-types';
import { resultsOf } from './type-results';

/** The limits of a type of tests in the present version of the settings. */
export function presentLimits(type: QaTestTypeCode): Limits {
  const { limits: group } = resultsOf(type);
  return group ? { [group]: LIMITS[group] } : {};
}

/** What a self-check says of its limits: their version, and themselves; absent in those of before they were stored. */
export interface LimitsOfCheck {
  version: number;
  limits?: Limits;
}

/**
 * The limits that a self-check was made with; those of today while there is none. Older ones name their version only, which
 * is known as long as it is the present one.
 */
export function limitsOf(check: LimitsOfCheck | null | undefined, type: QaTestTypeCode): Limits {
  if (!check) return presentLimits(type);
  return check.limits ?? (check.version === QA_SETTINGS.version ? presentLimits(type) : {});
}

/** Whether a type of tests has limits, and those of a self-check are known. */
export const areKnown = (limits: Limits, type: QaTestTypeCode): boolean => {
  const { limits: group } = resultsOf(type);
  return group === null || limits[group] !== undefined;
};
