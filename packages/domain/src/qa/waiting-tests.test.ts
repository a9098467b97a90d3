import { epochOf } from '../time/day';
import type { QaTestStatus } from './test-status';
import { isLateAtCentre, STATUSES_IN, worstSuggested } from './waiting-tests';

const NOW = epochOf('2026-06-15');

test.each<[why: string, status: QaTestStatus, submitted: string | null, isLate: boolean]>([
  ['on the last day of grace', 'submitted', '2026-03-17', false],
  ['a day later', 'submitted', '2026-03-16', true],
  ['in evaluation, a day later', 'in_evaluation', '2026-03-16', true],
  ['with its result', 'passed', '2026-03-16', false],
  ['returned to the facility', 'returned', '2026-03-16', false],
  ['never submitted', 'draft', null, false],
])('a test %s', (_why, status, submitted, isLate) => {
  expect(isLateAtCentre({ status, submitted_at: submitted === null ? null : epochOf(submitted) }, NOW)).toBe(isLate);
});

test.each([
  [['pass', 'fail', 'not_assessable'], 'fail'],
  [['pass', 'not_assessable', 'pass_with_remark'], 'not_assessable'],
  [['pass', null, 'pass_with_remark'], 'pass_with_remark'],
  [['pass', null], 'pass'],
  [[null], null],
  [[], null],
] as const)('of the suggestions %j the worst is %j', (suggested, worst) => {
  expect(worstSuggested(suggested)).toBe(worst);
});

test('a test waits at the centre or has its result, and never both', () => {
  expect(STATUSES_IN.open.filter((status) => STATUSES_IN.concluded.includes(status))).toEqual([]);
});
