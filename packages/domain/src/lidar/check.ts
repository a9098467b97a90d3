import type { ComplianceCode } from '../types/type-lists';
import type { SuggestedCompliance } from './suggested-compliance';

/** One bit of a code, with its statement. */
export interface Flag {
  bit: number;
  text: string;
}

/** A flag with its criterion. The bit is set if the record fails the criterion. */
export interface Check<Facts extends readonly unknown[]> extends Flag {
  fails: (...facts: Facts) => boolean;
}

/** The code of a record: all bits whose criterion it fails. */
export const codeOf = <Facts extends readonly unknown[]>(checks: readonly Check<Facts>[], ...facts: Facts) =>
  checks.reduce((code, check) => (check.fails(...facts) ? code | check.bit : code), 0);

/** The suggestion for a code. `compliances` is indexed by the code; an impossible code results in "no". */
export const suggested = (compliances: readonly ComplianceCode[], code: number): SuggestedCompliance => ({
  compliance: compliances[code] ?? 'no',
  code,
});

/** Whether a value is positive and at most `limit`; false for a missing value. */
export const isUpTo = (value: number | null | undefined, limit: number) =>
  typeof value === 'number' && value > 0 && value <= limit;

/** Whether a value is positive and at least `limit`; false for a missing value. */
export const isFrom = (value: number | null | undefined, limit: number) =>
  typeof value === 'number' && value > 0 && value >= limit;
