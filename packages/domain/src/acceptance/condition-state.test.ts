import { epochOf } from '../time/day';
import { conditionState, firstToClose, isOpenCondition, reportsEndedBy } from './condition-state';
import type { Condition } from './decision';

const SET: Condition = {
  _id: 'c',
  report: 'final',
  text: 'Show a telecover test.',
  due_date: epochOf('2026-06-01'),
  instrument: null,
  set_at: epochOf('2026-01-01'),
  fulfilled_at: null,
  fulfilment: null,
  is_superseded: false,
};

test.each<[today: string, change: Partial<Condition>, state: string, isOpen: boolean]>([
  ['2026-06-01', {}, 'open', true],
  ['2026-06-02', {}, 'overdue', true],
  ['2026-06-02', { due_date: null }, 'open', true],
  ['2026-06-02', { reported_at: epochOf('2026-06-01'), reported: 'It is done.' }, 'reported', true],
  ['2026-06-02', { is_superseded: true }, 'superseded', false],
  ['2026-06-02', { fulfilled_at: epochOf('2026-06-02') }, 'met', false],
])('on %s, a condition with %o is %s', (today, change, state, isOpen) => {
  const condition = { ...SET, ...change };
  expect([conditionState(condition, today), isOpenCondition(condition)]).toEqual([state, isOpen]);
});

test('the first condition to close is open and reported as met', () => {
  const reported = { ...SET, reported_at: epochOf('2026-06-01') };
  const met = { ...reported, fulfilled_at: epochOf('2026-06-02') };
  expect(firstToClose([SET, met, { ...reported, is_superseded: true }])).toBeUndefined();
  expect(firstToClose([SET, met, reported, { ...reported, _id: 'd' }])).toBe(reported);
});

test.each([
  ['yes', ['preliminary']],
  ['conditionally', ['preliminary']],
  ['no', ['preliminary', 'final']],
] as const)('a final %s ends the open conditions of %j [12.26]', (acceptance, reports) => {
  expect(reportsEndedBy(acceptance)).toEqual(reports);
});
