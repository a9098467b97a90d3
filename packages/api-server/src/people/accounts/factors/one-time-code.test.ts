import { stepOf } from './one-time-code';

/** The secret of the examples in RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each<[what: string, code: string, seconds: number, step: number | null]>([
  ['of RFC 6238 at 59 s', '287082', 59, 1],
  ['of RFC 6238 at 1111111109 s', '081804', 1_111_111_109, 37_037_036],
  ['of RFC 6238 at 20000000000 s', '353130', 20_000_000_000, 666_666_666],
  ['with a space', '287 082', 59, 1],
  ['of the period before', '287082', 89, 1],
  ['of the next period', '287082', 29, 1],
  ['older than that', '287082', 90, null],
  ['too early', '081804', 1_111_111_049, null],
  ['of other digits', '287083', 59, null],
  ['too short', '28708', 59, null],
  ['not of digits', '28708x', 59, null],
])('a code %s', (_what, code, seconds, step) => {
  expect(stepOf(SECRET, code, at(seconds))).toBe(step);
});
