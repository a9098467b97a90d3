import { networkMonths } from './network-months';
import type { DisplayedLife } from './network-months';

const LIVES: DisplayedLife[] = [
  {
    since: '2025-11-20',
    changes: [
      { on: '2025-12-31', from: 'candidate', to: 'initial_acceptance' },
      { on: '2026-02-01', from: 'initial_acceptance', to: 'labelled' },
    ],
    now: 'labelled',
  },
  { since: '2026-01-15', changes: [], now: 'candidate' },
];

test('counts facilities by their status at the end of each month, across the turn of the year', () => {
  expect(networkMonths(LIVES, '2026-02-10', 60)).toEqual([
    { month: '2025-11', counts: { candidate: 1 } },
    { month: '2025-12', counts: { initial_acceptance: 1 } },
    { month: '2026-01', counts: { initial_acceptance: 1, candidate: 1 } },
    { month: '2026-02', counts: { labelled: 1, candidate: 1 } },
  ]);
});

test('returns at most the requested number of latest months, and none without a facility', () => {
  expect(networkMonths(LIVES, '2026-02-10', 2).map(({ month }) => month)).toEqual(['2026-01', '2026-02']);
  expect(networkMonths([], '2026-02-10', 2)).toEqual([]);
});
