import type { LabelCondition } from '../label/conditions';
import type { LabelOnDay } from '../label/label-on-day';
import { aLabel } from '../label/label-on-day.fixture';
import type { LabelStep } from '../label/label-steps';
import { epochOf } from '../time/day';
import {
  asksForTests,
  openActionsOf,
  openOfAction,
  openOfEvaluation,
  openOfLabel,
  type WaitingEvaluation,
} from './open-of-label';

const TODAY = '2026-06-15';

const until = (valid_until: string) => ({ status: 'granted', is_valid: true, valid_until }) as const;
const TESTS: LabelCondition[] = [{ code: 'tests', state: 'unmet', found: null }];

test.each<
  [why: string, label: Partial<LabelOnDay>, last: LabelStep | null, conditions: LabelCondition[], open: string[]]
>([
  ['every condition is met', {}, null, [], ['propose cars null']],
  ['a condition is not met', {}, null, TESTS, ['missing facility null']],
  ['it was refused', {}, 'refuse', [], []],
  ['it was withdrawn', { status: 'withdrawn' }, 'withdraw', [], []],
  ['it has expired', { status: 'expired' }, 'expire', [], ['propose cars null']],
  ['it is suspended', { status: 'suspended' }, 'suspend', [], []],
  ['a renewal comes too early', until('2027-12-16'), 'grant', [], []],
  ['it can be renewed', until('2027-12-15'), 'grant', [], ['propose cars 2027-12-15']],
  ['its end is 91 days away', until('2026-09-14'), 'grant', TESTS, ['missing facility 2026-09-14']],
  [
    'its end is 90 days away',
    until('2026-09-13'),
    'grant',
    TESTS,
    ['missing facility 2026-09-13', 'propose cars 2026-09-13'],
  ],
  [
    'a renewal is proposed',
    { ...until('2026-09-13'), request: { kind: 'renewal', since: 1, scope: null, reason: null } },
    'propose-renewal',
    [],
    ['decide administrators 2026-09-13'],
  ],
])('what is open about a label when %s [12.533]', (_why, label, last, conditions, open) => {
  const found = openOfLabel({ label: aLabel(label), last }, conditions, TODAY);
  expect(found.map(({ kind, pending_with, due }) => `${kind} ${pending_with} ${due}`)).toEqual(open);
});

const anEvaluation = (change: Partial<WaitingEvaluation> = {}): WaitingEvaluation => ({
  status: 'facility_input',
  status_since: epochOf('2026-04-16'),
  statement_due: '2026-06-15',
  ...change,
});

test.each<[why: string, change: Partial<WaitingEvaluation>, open: object]>([
  ['on the last day for its statement', {}, { kind: 'statement', pending_with: 'facility', due: '2026-06-15' }],
  [
    'on the day after it',
    { statement_due: '2026-06-14' },
    { kind: 'review', pending_with: 'cars', since: epochOf('2026-06-15'), due: '2026-09-13' },
  ],
  ['in review', { status: 'in_review' }, { kind: 'review', pending_with: 'cars', due: '2026-07-15' }],
])('what an evaluation waits for: %s [12.746]', (_why, change, open) => {
  const found = openOfEvaluation(anEvaluation(change), TODAY);
  expect(found).toMatchObject(open);
});

test.each(['closed', 'ended'] as const)('an evaluation that is %s waits for no one [12.746]', (status) => {
  expect(openOfEvaluation(anEvaluation({ status }), TODAY)).toBeNull();
});

test('an action waits for the facility until it is reported, and then for the centre [12.746]', () => {
  expect(openOfAction({ due: '2026-09-01', reported_at: null }, 10)).toMatchObject({
    pending_with: 'facility',
    since: 10,
    due: '2026-09-01',
  });
  expect(openOfAction({ due: '2026-09-01', reported_at: 20 }, 10)).toMatchObject({
    pending_with: 'cars',
    since: 20,
    due: null,
  });
});

const PROPOSED = { kind: 'label', since: 1, scope: null, reason: null } as const;

test.each<[why: string, label: Partial<LabelOnDay>, are: boolean]>([
  ['there was no label yet', {}, true],
  ['it is granted', until('2027-12-16'), true],
  ['it is suspended', { status: 'suspended' }, true],
  ['it has expired', { status: 'expired' }, true],
  ['it was withdrawn', { status: 'withdrawn' }, false],
  ['one is proposed after a withdrawal', { status: 'withdrawn', request: PROPOSED }, true],
])('when %s, tests are asked for: %s [12.798]', (_why, label, are) => {
  expect(asksForTests(aLabel(label))).toBe(are);
});

test('open actions are counted by whose they are; a day is that of those who have not reported [12.789]', () => {
  const actions = [
    { due: '2026-12-01', reported_at: null },
    { due: '2026-09-01', reported_at: 30 },
    { due: '2026-08-01', reported_at: 20 },
    { due: '2026-10-01', reported_at: null },
  ];
  expect(openActionsOf(actions, 10)).toEqual([
    { pending_with: 'facility', count: 2, since: 10, due: '2026-10-01' },
    { pending_with: 'cars', count: 2, since: 20, due: null },
  ]);
  expect(openActionsOf(actions.slice(1, 3), 10).map(({ pending_with }) => pending_with)).toEqual(['cars']);
  expect(openActionsOf([], 10)).toEqual([]);
});
