import { DISPLAYED_STATUSES, type DisplayedStatus } from '../types/type-lists';
import { isShownCertified, shownInTime, shownStatus, startOfStatus, type ShownInTime } from './displayed-status';
import { aLabel } from './label-on-day.fixture';

type Code = DisplayedStatus['code'];

const SINCE = '2026-06-15';
const LABELS = {
  'no label': aLabel(),
  'a valid label': aLabel({ status: 'granted', is_valid: true, since: SINCE }),
  'a label that begins later': aLabel({ status: 'granted', since: SINCE }),
  'a suspended label': aLabel({ status: 'suspended', since: SINCE }),
  'a withdrawn label': aLabel({ status: 'withdrawn', since: SINCE }),
  'an expired label': aLabel({ status: 'expired', since: SINCE }),
};

/** What is shown of each choice, in the order of the list; certified ones are marked. */
const SHOWN: Record<keyof typeof LABELS, string[]> = {
  'no label': ['candidate', 'initial_acceptance *', 'labelled *', 'suspended', 'withdrawn'],
  'a valid label': ['labelled', 'labelled *', 'labelled *', 'labelled *', 'labelled *'],
  'a label that begins later': [
    'candidate',
    'initial_acceptance *',
    'initial_acceptance *',
    'initial_acceptance *',
    'initial_acceptance *',
  ],
  'a suspended label': ['suspended', 'suspended', 'suspended', 'suspended', 'suspended'],
  'a withdrawn label': ['withdrawn', 'withdrawn', 'withdrawn', 'withdrawn', 'withdrawn'],
  'an expired label': [
    'candidate',
    'initial_acceptance',
    'initial_acceptance',
    'initial_acceptance',
    'initial_acceptance',
  ],
};

const NAMES = Object.keys(LABELS) as (keyof typeof LABELS)[];

test.each(NAMES)('what is shown of a facility with %s, by the choice of the administrator [12.791]', (name) => {
  const label = LABELS[name];
  const shown = DISPLAYED_STATUSES.map(
    ({ code }) => shownStatus(code, label) + (isShownCertified(code, label) ? ' *' : ''),
  );
  expect(shown).toEqual(SHOWN[name]);
});

test('a facility without a record of a label is shown as chosen', () => {
  expect(DISPLAYED_STATUSES.map(({ code }) => shownStatus(code, null))).toEqual(
    DISPLAYED_STATUSES.map(({ code }) => code),
  );
});

test.each<[name: keyof typeof LABELS, status: Code, start: string | null]>([
  ['a valid label', 'labelled', SINCE],
  ['a label that begins later', 'initial_acceptance', null],
  ['a suspended label', 'suspended', SINCE],
  ['a withdrawn label', 'withdrawn', SINCE],
  ['an expired label', 'initial_acceptance', null],
  ['an expired label', 'withdrawn', null],
])('with %s, the status %s begins on %s by its record', (name, status, start) => {
  expect(startOfStatus(status, LABELS[name])).toBe(start);
});

const LATER = { from: SINCE, status: 'labelled' } as const;

test.each<[name: keyof typeof LABELS, chosen: Code, shown: ShownInTime]>([
  ['no label', 'labelled', { now: 'labelled', later: null }],
  ['a valid label', 'initial_acceptance', { now: 'labelled', later: null }],
  ['a label that begins later', 'labelled', { now: 'initial_acceptance', later: LATER }],
  ['a label that begins later', 'initial_acceptance', { now: 'initial_acceptance', later: LATER }],
  ['a label that begins later', 'candidate', { now: 'candidate', later: LATER }],
  ['a suspended label', 'labelled', { now: 'suspended', later: null }],
  ['an expired label', 'labelled', { now: 'initial_acceptance', later: null }],
])('with %s, the chosen status %s is shown, and changes by the calendar, as %j [12.791]', (name, chosen, shown) => {
  expect(shownInTime(chosen, { ...LABELS[name], valid_from: SINCE })).toEqual(shown);
});

test('without a record of a label, nothing changes by the calendar', () => {
  expect(shownInTime('labelled', null)).toEqual({ now: 'labelled', later: null });
});
