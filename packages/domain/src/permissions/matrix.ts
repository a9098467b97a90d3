import { ACCEPTANCE_CALLS, EVALUATION_CALLS } from './acceptance-calls';
import { ACCOUNT_CALLS } from './account-calls';
import { FACILITY_CALLS } from './facility-calls';
import { FILE_CALLS, INSTRUMENT_CALLS } from './instrument-calls';
import { RELEASE_CALLS } from './release-calls';

/** Who may do what: every call of the API, by method and path below `/api`. */
export const MATRIX = {
  ...ACCOUNT_CALLS,
  ...FACILITY_CALLS,
  ...ACCEPTANCE_CALLS,
  ...EVALUATION_CALLS,
  ...INSTRUMENT_CALLS,
  ...FILE_CALLS,
  ...RELEASE_CALLS,
} as const;

/** A call that has declared rights. */
export type Call = keyof typeof MATRIX;

/** The parts of a call that have rights of their own. */
export type PartOf<C extends Call> = (typeof MATRIX)[C] extends { parts: infer Parts } ? keyof Parts & string : never;
