import { addDays, epochOf } from '../time/day';
import { lastOpeningDay, nextOpening, openingByHand, openingOn, type OpenedBefore } from './opening';
import { REGULAR_EVALUATION_SETTINGS } from './settings';

type Decisions = Parameters<typeof openingByHand>[0];

const scope = { lidars: [], photometers: [] };

/** An entry of a label on a day; of a grant or a renewal with its last day. */
const entry = (place: number, kind: Decisions[number]['kind'], on: string, until?: string): Decisions[number] => ({
  place,
  kind,
  recorded_at: epochOf(on),
  reason: null,
  public_text: null,
  valid_from: until === undefined ? null : on,
  valid_until: until ?? null,
  scope: until === undefined ? null : scope,
});

const GRANTED = [entry(1, 'propose', '2024-02-20'), entry(2, 'grant', '2024-03-01', '2029-02-28')];
const before = (
  opened_on: string,
  kind: OpenedBefore['kind'] = 'yearly',
  status: OpenedBefore['status'] = 'closed',
): OpenedBefore => ({ opened_on, kind, status });

test.each([
  ['2027-02-01', '2027-02-01'],
  ['2027-01-31', '2026-02-01'],
  ['2027-12-31', '2027-02-01'],
])('on %s, the last opening day is %s', (today, day) => {
  expect(lastOpeningDay(today)).toBe(day);
});

test.each<[why: string, today: string, decisions: Decisions, evaluations: OpenedBefore[], kind: string | null]>([
  ['never granted', '2027-02-01', [entry(1, 'propose', '2024-02-20')], [], null],
  ['on the opening day', '2027-02-01', GRANTED, [], 'yearly'],
  ['the day before, with the evaluation of that year', '2027-01-31', GRANTED, [before('2026-02-01')], null],
  ['the server was down on the opening day', '2027-06-20', GRANTED, [before('2026-02-01')], 'yearly'],
  ['opened already', '2027-02-02', GRANTED, [before('2027-02-01')], null],
  ['opened by hand since', '2027-02-20', GRANTED, [before('2027-02-19', 'full')], null],
  ['one is open still', '2027-02-01', GRANTED, [before('2026-03-01', 'yearly', 'in_review')], null],
  ['suspended', '2027-02-01', [...GRANTED, entry(3, 'suspend', '2026-12-01')], [], 'yearly'],
  ['withdrawn', '2027-02-01', [...GRANTED, entry(3, 'withdraw', '2026-12-01')], [], null],
  ['expired, without an entry of it', '2030-02-01', GRANTED, [before('2029-02-01')], null],
  ['granted on the opening day', '2027-02-01', [entry(1, 'grant', '2027-02-01', '2032-01-31')], [], null],
  ['granted after the year that is looked at', '2027-02-01', [entry(1, 'grant', '2027-01-01', '2031-12-31')], [], null],
  ['granted on the last day of that year', '2027-02-01', [entry(1, 'grant', '2026-12-31', '2031-12-30')], [], 'yearly'],
  ['ends in 517 days', '2027-02-01', [entry(1, 'grant', '2024-03-01', '2028-07-02')], [], 'yearly'],
  ['ends in 516 days', '2027-02-01', [entry(1, 'grant', '2024-03-01', '2028-07-01')], [], 'full'],
  ['ends soon, with a full one that is too old then', '2029-02-01', GRANTED, [before('2026-06-01', 'full')], 'full'],
  ['ends soon, with a full one in this validity', '2029-02-01', GRANTED, [before('2028-02-01', 'full')], 'yearly'],
  [
    'ends soon, with a full one that ended with the label',
    '2029-02-01',
    GRANTED,
    [before('2028-02-01', 'full', 'ended')],
    'full',
  ],
  [
    'renewed, with a full one in the validity before',
    '2033-02-01',
    [...GRANTED, entry(3, 'renew', '2029-03-01', '2034-02-28')],
    [before('2028-02-01', 'full')],
    'full',
  ],
  [
    'renewed with a later end already',
    '2029-02-01',
    [...GRANTED, entry(3, 'renew', '2029-01-10', '2034-01-09')],
    [before('2028-02-01', 'full')],
    'yearly',
  ],
  [
    'granted anew after a withdrawal in the year that is looked at',
    '2027-02-01',
    [...GRANTED, entry(3, 'withdraw', '2026-03-01'), entry(4, 'grant', '2026-05-01', '2031-04-30')],
    [],
    'yearly',
  ],
])('a label: %s [12.578]', (_why, today, decisions, evaluations, kind) => {
  expect(openingOn({ decisions, evaluations }, today)?.kind ?? null).toBe(kind);
});

test.each<[why: string, today: string, decisions: Decisions, period: [string, string]]>([
  ['the calendar year before', '2027-02-01', GRANTED, ['2026-01-01', '2026-12-31']],
  ['from the first day of the label on', '2025-02-01', GRANTED, ['2024-03-01', '2024-12-31']],
  [
    'a reinstatement does not begin the label anew',
    '2027-02-01',
    [...GRANTED, entry(3, 'suspend', '2026-03-01'), entry(4, 'reinstate', '2026-05-01')],
    ['2026-01-01', '2026-12-31'],
  ],
])('the period: %s [12.578]', (_why, today, decisions, [period_from, period_to]) => {
  expect(openingOn({ decisions, evaluations: [] }, today)).toMatchObject({ period_from, period_to });
});

test('the facility has 60 days from the day on which it opened, not from the one on which it was to open', () => {
  expect(openingOn({ decisions: GRANTED, evaluations: [] }, '2027-03-01')).toMatchObject({
    year: 2027,
    statement_due: '2027-04-30',
  });
});

test.each<[why: string, today: string, period: [string, string] | null]>([
  ['the year before', '2026-05-01', ['2025-01-01', '2025-12-31']],
  ['the days so far of a label of this year', '2024-05-01', ['2024-03-01', '2024-05-01']],
  ['none before its first day', '2024-02-29', null],
])('an evaluation that is opened by hand is about %s', (_why, today, period) => {
  const opening = openingByHand(GRANTED, 'full', today);
  expect(opening && [opening.period_from, opening.period_to]).toEqual(period);
  expect(opening?.year ?? null).toBeNull();
});

test.each<[why: string, today: string, decisions: Decisions, evaluations: OpenedBefore[], next: object | null]>([
  ['of the next year', '2026-06-01', GRANTED, [before('2026-02-01')], { on: '2027-02-01', kind: 'yearly' }],
  ['on the opening day itself', '2027-02-01', GRANTED, [before('2026-02-01')], { on: '2027-02-01', kind: 'yearly' }],
  ['one that was missed', '2027-03-01', GRANTED, [before('2026-02-01')], { on: '2027-03-01', kind: 'yearly' }],
  ['of a label of this year', '2024-03-02', GRANTED, [], { on: '2025-02-01', kind: 'yearly' }],
  [
    'of a label that begins after the next opening day',
    '2026-01-20',
    [entry(1, 'propose', '2026-01-01'), entry(2, 'grant', '2026-02-10', '2031-02-09')],
    [],
    { on: '2027-02-01', kind: 'yearly' },
  ],
  ['a full one', '2027-11-01', GRANTED, [before('2027-02-01')], { on: '2028-02-01', kind: 'full' }],
  [
    'the label ends before',
    '2028-06-01',
    [entry(1, 'grant', '2024-03-01', '2028-12-31')],
    [before('2028-02-01')],
    null,
  ],
  ['one is open', '2026-06-01', GRANTED, [before('2026-02-01', 'yearly', 'in_review')], null],
  ['withdrawn', '2026-06-01', [...GRANTED, entry(3, 'withdraw', '2026-05-01')], [], null],
])('the next evaluation: %s [12.785]', (_why, today, decisions, evaluations, next) => {
  expect(nextOpening({ decisions, evaluations }, today)).toEqual(next);
});

test('whenever a label ends, its full evaluation can be reviewed in time before [12.578]', () => {
  const { statementDays, reviewDays } = REGULAR_EVALUATION_SETTINGS;
  const late = Array.from({ length: 1500 }, (_each, days) => addDays('2027-01-01', days)).filter((end) => {
    const decisions = [entry(1, 'propose', '2024-01-20'), entry(2, 'grant', '2024-02-10', end)];
    const full = ['2025', '2026', '2027', '2028', '2029', '2030', '2031']
      .map((year) => `${year}-02-01`)
      .find((day) => openingOn({ decisions, evaluations: [] }, day)?.kind === 'full');
    return full === undefined || addDays(full, statementDays + reviewDays) >= end;
  });
  expect(late).toEqual([]);
});
