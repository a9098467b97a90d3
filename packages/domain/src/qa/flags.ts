import type { Flag } from '../lidar/check';

/** The suggested result of a test, or of one channel of it. */
export type SuggestedResult = 'pass' | 'pass_with_remark' | 'fail' | 'not_assessable';

/** A flag with the result that it suggests. */
export interface ResultFlag extends Flag {
  suggests: Exclude<SuggestedResult, 'pass'>;
}

/** A share, in percent. */
export const percentOf = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : Number((share * 100).toPrecision(6));

/** Which result wins if flags suggest different ones; a measurement that shows nothing cannot fail. */
const PRECEDENCE = {
  failFirst: ['fail', 'not_assessable', 'pass_with_remark'],
  unassessableFirst: ['not_assessable', 'fail', 'pass_with_remark'],
} as const;

/** The result that the flags of a code suggest; `pass` without any flag. */
export function suggestedBy(
  flags: readonly ResultFlag[],
  code: number,
  precedence: keyof typeof PRECEDENCE = 'failFirst',
): SuggestedResult {
  const set = flags.filter(({ bit }) => (code & bit) !== 0);
  return PRECEDENCE[precedence].find((result) => set.some(({ suggests }) => suggests === result)) ?? 'pass';
}

/** The code with each bit whose condition holds. */
export const codeFrom = (conditions: Readonly<Record<number, boolean>>): number =>
  Object.entries(conditions).reduce((code, [bit, holds]) => (holds ? code | Number(bit) : code), 0);
