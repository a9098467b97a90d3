import { epochOf, type Day } from '../time/day';
import { problemsOfDecisionDays } from './label-schema';

const TODAY = '2026-06-15';

type Days = [on: Day, from?: Day, until?: Day];
const epochs = ([on, from, until]: Days) => ({
  on: epochOf(on),
  ...(from !== undefined && until !== undefined && { valid_from: epochOf(from), valid_until: epochOf(until) }),
});
const problems = (
  days: Days,
  { last = null, end = null, proposed = null }: { last?: Day | null; end?: Day | null; proposed?: Day | null } = {},
) =>
  problemsOfDecisionDays(epochs(days), {
    today: epochOf(TODAY),
    last: last === null ? null : epochOf(last),
    proposed: proposed === null ? null : epochOf(proposed),
    end: end === null ? null : epochOf(end),
  }).map(({ path, message }) => `${path}: ${message}`);

test.each<[why: string, days: Days, around: { last?: Day; end?: Day; proposed?: Day }, expected: string[]]>([
  ['today', [TODAY], {}, []],
  ['tomorrow', ['2026-06-16'], {}, ['on: Must not be in the future']],
  ['a year ago', ['2025-06-15'], {}, []],
  ['more than a year ago', ['2025-06-14'], {}, ['on: Must be 2025-06-15 or later']],
  ['on the day of the one before', [TODAY], { last: TODAY }, []],
  ['before the one before', ['2026-06-14'], { last: TODAY }, ['on: Must not be before the decision of 2026-06-15']],
  ['five years', [TODAY, TODAY, '2031-06-14'], {}, []],
  ['a day more', [TODAY, TODAY, '2031-06-15'], {}, ['valid_until: Must be at most 5 years: 2031-06-14 or earlier']],
  ['31 days ahead', [TODAY, '2026-07-16', '2026-07-17'], {}, []],
  [
    '32 days ahead',
    [TODAY, '2026-07-17', '2026-07-18'],
    {},
    ['valid_from: Must be at most 31 days ahead: 2026-07-16 or earlier'],
  ],
  [
    'from before the decision',
    [TODAY, '2026-06-14', '2026-12-31'],
    {},
    ['valid_from: Must not be before the day of the decision'],
  ],
  ['from the day of the proposal', ['2026-06-01', '2026-06-10', '2026-12-31'], { proposed: '2026-06-10' }, []],
  [
    'from before the proposal',
    ['2026-06-01', '2026-06-09', '2026-12-31'],
    { proposed: '2026-06-10' },
    ['valid_from: Must not be before the day of the proposal, 2026-06-10'],
  ],
  ['one day alone', [TODAY, TODAY, TODAY], {}, ['valid_until: Must be after the first day']],
  ['already over', ['2026-01-01', '2026-01-01', '2026-06-14'], {}, ['valid_until: Must not be in the past']],
  ['until today', ['2026-01-01', '2026-01-01', TODAY], {}, []],
  ['renewed from the day after the end', [TODAY, '2026-06-21', '2030-12-31'], { end: '2026-06-20' }, []],
  ['renewed far ahead, from the day after the end', [TODAY, '2027-06-21', '2031-12-31'], { end: '2027-06-20' }, []],
  [
    'renewed with a gap',
    [TODAY, '2026-06-22', '2030-12-31'],
    { end: '2026-06-20' },
    ['valid_from: Must be 2026-06-21 or earlier, so that the label does not lapse in between'],
  ],
  [
    'renewed to the same end',
    [TODAY, TODAY, '2026-06-20'],
    { end: '2026-06-20' },
    ['valid_until: Must be later than the present end, 2026-06-20'],
  ],
])('a decision %s %j [12.521]', (_why, days, around, expected) => {
  expect(problems(days, around)).toEqual(expected);
});
