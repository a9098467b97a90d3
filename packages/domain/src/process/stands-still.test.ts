import { epochOf } from '../time/day';
import { standsStillFor } from './stands-still';

const TODAY = '2026-06-15';
const step = (since: string | null, due: string | null = null) => ({
  since: since === null ? null : epochOf(since),
  due,
});

test.each<[why: string, open: ReturnType<typeof step>[], moved: string | null, days: number | null]>([
  ['nothing is open', [], '2020-01-01', null],
  ['a step waits since 90 days', [step('2026-03-17')], null, 90],
  ['a step waits since 89 days', [step('2026-03-18')], null, null],
  ['something has moved since', [step('2025-01-01')], '2026-03-18', null],
  ['the last movement was 90 days ago', [step('2025-01-01')], '2026-03-17', 90],
  ['the step began after the last movement', [step('2026-03-18')], '2025-01-01', null],
  ['the first of two steps counts', [step('2026-05-01'), step('2026-01-15')], '2025-01-01', 151],
  ['its day lies ahead', [step('2025-01-01', '2026-07-01')], '2025-01-01', null],
  ['its day is today', [step('2025-01-01', '2026-06-15')], '2025-01-01', null],
  ['its day is over', [step('2025-01-01', '2026-06-14')], '2026-01-15', 151],
  ['it is only known that its day was 90 days ago', [step(null, '2026-03-17')], '2025-01-01', 90],
  ['it is only known that its day was 89 days ago', [step(null, '2026-03-18')], '2025-01-01', null],
  ['it is not known since when it waits', [step(null)], '2020-01-01', null],
])('when %s [12.741]', (_why, open, moved, days) => {
  expect(standsStillFor(open, moved, TODAY)).toBe(days);
});
