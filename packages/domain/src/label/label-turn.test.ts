import { labelConditions, type LabelCondition } from './conditions';
import type { LabelOnDay } from './label-on-day';
import { aLabel } from './label-on-day.fixture';
import { labelTurns } from './label-turn';

const asked = (kind: 'label' | 'renewal' | 'suspension') => ({ kind, since: 1000, scope: null, reason: null });
const GRANTED = { status: 'granted', is_valid: true, valid_until: '2027-06-14' } as const;
const unmet = (...codes: LabelCondition['code'][]): LabelCondition[] =>
  codes.map((code) => ({ code, state: 'unmet', found: null }));

/** Nothing is known of the tests and photometers: those of approved configurations count. */
const NOTHING_APPROVED = labelConditions({ isAccepted: true, lidars: [], photometers: [], synergy: 'yes' });

test.each<[why: string, label: Partial<LabelOnDay>, conditions: LabelCondition[], turns: [string, string | null][]]>([
  ['a proposed label', { request: asked('label') }, [], [['administrators', null]]],
  ['a proposed renewal', { ...GRANTED, request: asked('renewal') }, [], [['administrators', '2027-06-14']]],
  ['a proposed suspension', { ...GRANTED, request: asked('suspension') }, [], [['administrators', null]]],
  ['all conditions are met', {}, [], [['cars', null]]],
  ['tests are missing', {}, unmet('tests', 'photometer'), [['facility', null]]],
  [
    'of both sides',
    {},
    unmet('configuration', 'tests'),
    [
      ['cars', null],
      ['facility', null],
    ],
  ],
  ['nothing is approved', {}, NOTHING_APPROVED, [['cars', null]]],
  ['not accepted', {}, unmet('acceptance', 'tests'), [['nobody', null]]],
  ['granted for long', { ...GRANTED, valid_until: '2031-06-14' }, unmet('renewal-period'), []],
  ['granted, to be renewed', GRANTED, [], [['cars', '2027-06-14']]],
  ['granted, to be evaluated by the calendar', GRANTED, unmet('full-evaluation'), [['nobody', null]]],
  [
    'to be evaluated, and ends soon',
    { ...GRANTED, valid_until: '2026-08-01' },
    unmet('full-evaluation'),
    [['cars', '2026-08-01']],
  ],
  ['suspended', { status: 'suspended', since: '2026-01-01', valid_until: '2027-06-14' }, [], [['nobody', null]]],
])('%s: %j [12.536]', (_why, label, conditions, turns) => {
  const found = labelTurns({ label: aLabel(label), last: null }, conditions, '2026-06-15');
  expect(found.map(({ pending_with, due }) => [pending_with, due])).toEqual(turns);
});

test('a turn says what is missing', () => {
  const [turn] = labelTurns(
    { label: aLabel(), last: null },
    [{ code: 'tests', state: 'unmet', found: 'Dark of MUSA failed' }],
    '2026-06-15',
  );
  expect(turn?.sentence).toBe(
    'Missing before a label can be proposed: All tests that the approved configurations require are valid: Dark of MUSA failed.',
  );
});

test('a label that lacks only what the calendar brings says so, and is no part of a party', () => {
  const found = { label: aLabel(GRANTED), last: null };
  expect(labelTurns(found, unmet('full-evaluation'), '2026-06-15')).toEqual([
    {
      pending_with: 'nobody',
      sentence: 'Missing before its renewal can be proposed: A full evaluation is closed.',
      since: null,
      due: null,
    },
  ]);
});
