import type { ComplianceCode } from '../types/type-lists';
import type { SuggestedCompliance } from './suggested-compliance';

/** One bit of a code, and the statement it stands for. */
export interface Flag {
  bit: number;
  text: string;
}

/** A flag with its criterion: the bit is set exactly when the record fails it. */
export interface Check<Facts extends readonly unknown[]> extends Flag {
  fails: (...facts: Facts) => boolean;
}

/** All bits whose criterion the record fails. */
export const codeOf = <Facts extends readonly unknown[]>(checks: readonly Check<Facts>[], ...facts: Facts) =>
  checks.reduce((code, check) => (check.fails(...facts) ? code | check.bit : code), 0);

/** A suggestion depends on the code alone: `compliances` is indexed by it, and a code that cannot occur is a no. */
export const suggested = (compliances: readonly ComplianceCode[], code: number): SuggestedCompliance => ({
  compliance: compliances[code] ?? 'no',
  code,
});

/** Whether a value is a positive number up to a limit; missing never is. */
export const isUpTo = (value: number | null | undefined, limit: number) =>
  typeof value === 'number' && value > 0 && value <= limit;

/** Whether a value is a positive number from a limit on; missing never is. */
export const isFrom = (value: number | null | undefined, limit: number) =>
  typeof value === 'number' && value > 0 && value >= limit;
