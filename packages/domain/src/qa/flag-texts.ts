import type { Flag } from '../lidar/check';
import { darkFlags } from './dark';
import type { SuggestedResult } from './flags';
import type { Limits } from './limits';
import { polarisationFlags } from './polarisation-calibration';
import { rayleighFlags } from './rayleigh-fit';
import { EQUAL_SECTORS, telecoverFlags } from './telecover';
import type { QaTestTypeCode } from './test-types';
import { triggerDelayFlags } from './trigger-delay';

const FLAGS: Readonly<Partial<Record<QaTestTypeCode, (limits: Limits) => readonly Flag[]>>> = {
  telecover: telecoverFlags,
  telecover_ring: telecoverFlags,
  rayleigh_fit: rayleighFlags,
  dark: darkFlags,
  polarisation_calibration: polarisationFlags,
  trigger_delay: triggerDelayFlags,
};

/** The flags of a type of tests, with the limits of a self-check in their sentences; none if the portal suggests nothing. */
export const qaFlags = (type: QaTestTypeCode, limits: Limits): readonly Flag[] => FLAGS[type]?.(limits) ?? [];

/** A sentence for each flag of a code. */
export const qaFlagTexts = (type: QaTestTypeCode, code: number | null, limits: Limits): string[] =>
  qaFlags(type, limits).flatMap(({ bit, text }) => (((code ?? 0) & bit) === 0 ? [] : [text]));

/** What is said of every test of a type, whatever its result. */
export const QA_NOTES: Readonly<Partial<Record<QaTestTypeCode, string>>> = { telecover: EQUAL_SECTORS };

const ORDER_NOT_CONFIRMED =
  'which column is the reflected channel is not confirmed. The figures are given for both orders, and neither is assessed.';

/** Why the figures of a calibration lead to no suggestion, or to one that leaves them out; none for other tests. */
export function unassessedWords(
  type: QaTestTypeCode,
  { code, suggested }: { code: number | null; suggested: SuggestedResult | null },
  { polarisation }: Limits,
): string[] {
  if (type !== 'polarisation_calibration' || code === null || polarisation?.isColumnOrderConfirmed) return [];
  return [`${suggested === null ? 'No suggestion' : 'Rotation and residual are left out'}: ${ORDER_NOT_CONFIRMED}`];
}
