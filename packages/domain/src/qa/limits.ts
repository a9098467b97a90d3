import { QA_SETTINGS } from './settings';
import type { QaTestTypeCode } from './test-types';

const { version, telecover, rayleigh, dark, polarisation, triggerDelay } = QA_SETTINGS;

type Widened<Value> = Value extends number
  ? number
  : Value extends boolean
    ? boolean
    : { readonly [Name in keyof Value]: Widened<Value[Name]> };

const LIMITS = { telecover, rayleigh, dark, polarisation, triggerDelay };

/** The windows and limits that the self-check of a type of tests reads; a group is absent if it is not known or not read. */
export type Limits = Partial<Widened<typeof LIMITS>>;

const GROUPS: Readonly<Partial<Record<QaTestTypeCode, keyof Limits>>> = {
  telecover: 'telecover',
  telecover_ring: 'telecover',
  rayleigh_fit: 'rayleigh',
  dark: 'dark',
  polarisation_calibration: 'polarisation',
  trigger_delay: 'triggerDelay',
};

/** The limits of a type of tests in the present version of the settings. */
export function presentLimits(type: QaTestTypeCode): Limits {
  const group = GROUPS[type];
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
  return check.limits ?? (check.version === version ? presentLimits(type) : {});
}

/** Whether a type of tests has limits, and those of a self-check are known. */
export const areKnown = (limits: Limits, type: QaTestTypeCode): boolean => {
  const group = GROUPS[type];
  return group === undefined || limits[group] !== undefined;
};

/** A limit in a sentence. */
export const limitWords = (limit: number | undefined, unit: string): string =>
  limit === undefined ? 'the limit of its day' : `${limit}${unit}`;
