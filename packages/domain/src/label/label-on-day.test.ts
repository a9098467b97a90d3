import { addDays, epochOf, type Day } from '../time/day';
import { certificateStatus } from './certificate';
import type { LabelDecision } from './label-decision';
import { isEndUnrecorded, labelOn } from './label-on-day';
import { allowsLabelStep, LABEL_STEPS, statesValidity, type LabelStep } from './label-steps';
import { isShownCertified, shownStatus } from './displayed-status';

type Entry = Pick<
  LabelDecision,
  'kind' | 'place' | 'recorded_at' | 'reason' | 'public_text' | 'valid_from' | 'valid_until' | 'scope'
>;

const SCOPE = { lidars: [{ _id: 'l', name: 'MUSA', configurations: [1] }], photometers: [] };

/** A record of steps, each on its day; grants and renewals with their first and last day. */
const aRecord = (...steps: [on: Day, kind: LabelStep, from?: Day, until?: Day][]): Entry[] =>
  steps.map(([on, kind, from = null, until = null], index) => ({
    kind,
    place: index + 1,
    recorded_at: epochOf(on) + 43_200,
    reason: `${kind} it`,
    public_text: kind === 'suspend' ? 'A new laser.' : null,
    valid_from: from,
    valid_until: until,
    scope: statesValidity(kind) || kind.startsWith('propose') ? SCOPE : null,
  }));

const PROPOSED = ['2026-01-01', 'propose'] as const;
const GRANTED = [[...PROPOSED], ['2026-02-01', 'grant', '2026-03-01', '2030-12-31']] as [Day, LabelStep, Day?, Day?][];
const RENEWED = [
  ...GRANTED,
  ['2030-06-01', 'propose-renewal'],
  ['2030-07-01', 'renew', '2030-07-15', '2035-12-31'],
] as typeof GRANTED;

type Expected = [status: string, isValid: boolean, since: Day | null, until: Day | null, request: string | null];

test.each<[why: string, record: Entry[], today: Day, expected: Expected]>([
  ['no record', [], '2026-01-01', ['none', false, null, null, null]],
  ['proposed', aRecord([...PROPOSED]), '2026-01-01', ['none', false, null, null, 'label']],
  ['refused', aRecord([...PROPOSED], ['2026-02-01', 'refuse']), '2026-02-01', ['none', false, null, null, null]],
  ['granted, the day before', aRecord(...GRANTED), '2026-02-28', ['granted', false, '2026-03-01', '2030-12-31', null]],
  ['the first day', aRecord(...GRANTED), '2026-03-01', ['granted', true, '2026-03-01', '2030-12-31', null]],
  ['the last day', aRecord(...GRANTED), '2030-12-31', ['granted', true, '2026-03-01', '2030-12-31', null]],
  ['the day after', aRecord(...GRANTED), '2031-01-01', ['expired', false, '2031-01-01', '2030-12-31', null]],
  [
    'the same once it is recorded',
    aRecord(...GRANTED, ['2031-01-20', 'expire']),
    '2031-01-20',
    ['expired', false, '2031-01-01', '2030-12-31', null],
  ],
  [
    'suspended',
    aRecord(...GRANTED, ['2027-01-01', 'suspend']),
    '2027-01-01',
    ['suspended', false, '2027-01-01', '2030-12-31', null],
  ],
  [
    'suspended until it ended',
    aRecord(...GRANTED, ['2027-01-01', 'suspend']),
    '2031-01-01',
    ['expired', false, '2031-01-01', '2030-12-31', null],
  ],
  [
    'reinstated',
    aRecord(...GRANTED, ['2027-01-01', 'suspend'], ['2027-02-01', 'reinstate']),
    '2027-02-01',
    ['granted', true, '2027-02-01', '2030-12-31', null],
  ],
  [
    'withdrawn, and never ended',
    aRecord(...GRANTED, ['2027-01-01', 'withdraw']),
    '2031-01-01',
    ['withdrawn', false, '2027-01-01', '2030-12-31', null],
  ],
  [
    'a renewal is proposed',
    aRecord(...GRANTED, ['2030-06-01', 'propose-renewal']),
    '2030-12-31',
    ['granted', true, '2026-03-01', '2030-12-31', 'renewal'],
  ],
  [
    'a renewal came too late',
    aRecord(...GRANTED, ['2030-06-01', 'propose-renewal']),
    '2031-01-01',
    ['expired', false, '2031-01-01', '2030-12-31', 'label'],
  ],
  [
    'the same once the end is recorded',
    aRecord(...GRANTED, ['2030-06-01', 'propose-renewal'], ['2031-01-02', 'expire']),
    '2031-01-02',
    ['expired', false, '2031-01-01', '2030-12-31', 'label'],
  ],
  [
    'a proposed suspension ends with the label',
    aRecord(...GRANTED, ['2030-06-01', 'request-suspension']),
    '2031-01-01',
    ['expired', false, '2031-01-01', '2030-12-31', null],
  ],
  [
    'a suspension ends a proposed renewal',
    aRecord(...GRANTED, ['2030-06-01', 'propose-renewal'], ['2030-06-02', 'suspend']),
    '2030-06-02',
    ['suspended', false, '2030-06-02', '2030-12-31', null],
  ],
  ['renewed', aRecord(...RENEWED), '2031-01-01', ['granted', true, '2026-03-01', '2035-12-31', null]],
  [
    'granted anew after a withdrawal',
    aRecord(
      ...GRANTED,
      ['2027-01-01', 'withdraw'],
      ['2028-01-01', 'propose'],
      ['2028-02-01', 'grant', '2028-02-01', '2029-01-31'],
    ),
    '2028-02-01',
    ['granted', true, '2028-02-01', '2029-01-31', null],
  ],
])('%s [12.520]', (_why, record, today, [status, is_valid, since, valid_until, request]) => {
  const label = labelOn(record, today);
  expect({ ...label, request: label.request?.kind ?? null }).toMatchObject({
    status,
    is_valid,
    since,
    valid_until,
    request,
  });
});

test('the period that holds is that of the day, and the public text ends with the state', () => {
  expect(labelOn(aRecord(...RENEWED), '2030-07-14').period?.place).toBe(2);
  expect(labelOn(aRecord(...RENEWED), '2030-07-15').period?.place).toBe(4);
  const suspended = aRecord(...GRANTED, ['2027-01-01', 'suspend']);
  expect(labelOn(suspended, '2027-01-01').public_text).toBe('A new laser.');
  expect(labelOn([...suspended, ...aRecord(['2027-02-01', 'reinstate'])], '2027-02-01').public_text).toBe(null);
});

const STEPS = Object.keys(LABEL_STEPS) as LabelStep[];

/** A repeatable sequence of numbers below 1. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A life of a label: on some days one of the steps that are allowed then is recorded, the end often late. */
function aLife(seed: number): { record: Entry[]; last: Day } {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  let today: Day = '2026-01-01';
  const record: Entry[] = [];
  for (let count = 0; count < 25; count += 1) {
    today = addDays(today, Math.floor(random() * 60));
    const { status, request, valid_until: until } = labelOn(record, today);
    const facts = { labelStatus: status, labelRequest: request?.kind ?? null, unmetConditions: [] };
    const possible = STEPS.filter((step) =>
      step === 'expire' ? isEndUnrecorded(record, today) : allowsLabelStep(step, facts),
    );
    const kind = pick(possible);
    if (kind === undefined) continue;
    const begin = addDays(today, Math.floor(random() * 31));
    const from = kind === 'renew' && until !== null && begin > addDays(until, 1) ? today : begin;
    const after = kind === 'renew' && until !== null && until > from ? until : from;
    const validity: [Day?, Day?] = statesValidity(kind) ? [from, addDays(after, 1 + Math.floor(random() * 200))] : [];
    const [entry] = aRecord([today, kind, ...validity]);
    if (entry) record.push({ ...entry, place: record.length + 1 });
  }
  return { record, last: addDays(today, 300) };
}

const SEEDS = Array.from({ length: 30 }, (_nothing, index) => index * 7919 + 1);

const SHOWN: Partial<Record<string, string>> = { suspended: 'suspended', withdrawn: 'withdrawn' };

/** What is wrong with a label on a day, and with the certificates issued until then. */
function faultsOn(past: readonly Entry[], today: Day): string[] {
  const label = labelOn(past, today);
  const { is_valid, status, period } = label;
  const valid = past
    .flatMap(({ place, valid_from, valid_until }) =>
      valid_from !== null && valid_until !== null ? [{ place, valid_from, valid_until }] : [],
    )
    .filter((certificate) => certificateStatus(certificate, label, today) === 'valid')
    .map(({ place }) => place);
  const isCovered = period !== null && period.from <= today && today <= period.until;
  const shown = is_valid || period === null ? 'labelled' : (SHOWN[status] ?? 'initial_acceptance');
  const rules: [string, boolean][] = [
    ['valid without a grant that holds', !is_valid || (status === 'granted' && isCovered)],
    ['granted, in its days, and not valid', is_valid || status !== 'granted' || !isCovered],
    ['another certificate is valid', valid.join() === (is_valid ? String(period?.place) : '')],
    ['shown as something else', shownStatus('labelled', label) === shown],
    [
      'certified after its end',
      !['suspended', 'withdrawn', 'expired'].includes(status) || !isShownCertified('labelled', label),
    ],
  ];
  return rules.filter(([, holds]) => !holds).map(([fault]) => `${today}: ${fault}`);
}

test('over random lives, a suspended, withdrawn or expired label is never valid, and exactly the current certificate of a valid one is [12.535]', () => {
  const days: Record<string, number> = {};
  const faults: string[] = [];
  for (const seed of SEEDS) {
    const { record, last } = aLife(seed);
    for (let today: Day = '2026-01-01'; today <= last; today = addDays(today, 1)) {
      const past = record.filter(({ recorded_at }) => recorded_at <= epochOf(today) + 86_399);
      const { status, is_valid } = labelOn(past, today);
      const state = is_valid ? 'valid' : status;
      days[state] = (days[state] ?? 0) + 1;
      faults.push(...faultsOn(past, today).map((fault) => `life ${seed}, ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  for (const state of ['none', 'granted', 'valid', 'suspended', 'withdrawn', 'expired'])
    expect([state, (days[state] ?? 0) > 20]).toEqual([state, true]);
});

test('over random lives, the entry of an end changes nothing that the calendar has not changed [12.531]', () => {
  let ends = 0;
  for (const seed of SEEDS) {
    const { record, last } = aLife(seed);
    if (!isEndUnrecorded(record, last)) continue;
    ends += 1;
    const [entry] = aRecord([last, 'expire']);
    const recorded = entry ? [...record, { ...entry, place: record.length + 1 }] : record;
    expect(labelOn(recorded, last)).toEqual(labelOn(record, last));
    expect(isEndUnrecorded(recorded, last)).toBe(false);
  }
  expect(ends).toBeGreaterThan(3);
});
