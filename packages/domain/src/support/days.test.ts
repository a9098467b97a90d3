import { slotDaysProblem, wantedDaysProblem } from './days';

const TODAY = '2026-06-15';

test.each<[why: string, days: Parameters<typeof slotDaysProblem>[0], before: string | null, field: string | undefined]>(
  [
    ['one day, today', { from: TODAY, to: TODAY }, null, undefined],
    ['yesterday', { from: '2026-06-14', to: TODAY }, null, 'from'],
    ['yesterday, as it was before', { from: '2026-06-14', to: TODAY }, '2026-06-14', undefined],
    ['two years ahead', { from: '2028-06-15', to: '2028-06-15' }, null, undefined],
    ['a day more', { from: '2028-06-16', to: '2028-06-16' }, null, 'from'],
    ['an end before the begin', { from: '2026-07-02', to: '2026-07-01' }, null, 'to'],
    ['sixty days more', { from: '2026-07-01', to: '2026-08-30' }, null, undefined],
    ['sixty-one', { from: '2026-07-01', to: '2026-08-31' }, null, 'to'],
    ['a deadline on the first day', { from: '2026-07-01', to: '2026-07-02', deadline: '2026-07-01' }, null, undefined],
    ['a deadline after it', { from: '2026-07-01', to: '2026-07-02', deadline: '2026-07-02' }, null, 'deadline'],
  ],
)('days of a slot: %s', (_why, days, before, field) => {
  expect(slotDaysProblem(days, TODAY, before)?.field).toBe(field);
});

test.each<[why: string, from: string | null, to: string | null, field: string | undefined]>([
  ['none', null, null, undefined],
  ['from today', TODAY, null, undefined],
  ['yesterday', '2026-06-14', null, 'wanted_from'],
  ['an end alone', null, '2026-07-01', 'wanted_from'],
  ['an end before the begin', '2026-07-02', '2026-07-01', 'wanted_to'],
  ['a year ahead', '2027-06-15', '2027-06-15', undefined],
  ['a begin a day later', '2027-06-16', null, 'wanted_from'],
  ['an end a day later', '2027-06-15', '2027-06-16', 'wanted_to'],
])('wanted days: %s', (_why, from, to, field) => {
  expect(wantedDaysProblem({ from, to }, TODAY)?.field).toBe(field);
});

test('without a day of today, only the order counts', () => {
  expect(slotDaysProblem({ from: '2020-01-01', to: '2020-01-01' }, null)).toBeNull();
  expect(slotDaysProblem({ from: '2020-01-02', to: '2020-01-01' }, null)?.field).toBe('to');
  expect(wantedDaysProblem({ from: '2020-01-01', to: null }, null)).toBeNull();
  expect(wantedDaysProblem({ from: '2020-01-02', to: '2020-01-01' }, null)?.field).toBe('wanted_to');
});
