import type { LabelDecision } from '@portal/domain';
import { epochOf, labelOn } from '@portal/domain';
import { labelHeadline, labelInShort } from './label-words';

const SCOPE = { lidars: [{ _id: 'a', name: 'RALI', configurations: [310] }], photometers: [] };

const entry = (kind: LabelDecision['kind'], place: number, on: string, change: Partial<LabelDecision> = {}) => ({
  kind,
  place,
  recorded_at: epochOf(on),
  reason: null,
  public_text: null,
  valid_from: null,
  valid_until: null,
  scope: null,
  ...change,
});

const PERIOD = { valid_from: '2026-07-01', valid_until: '2031-06-30', scope: SCOPE };
const GRANTED = [entry('propose', 1, '2026-06-01', { scope: SCOPE }), entry('grant', 2, '2026-06-15', PERIOD)];
const SUSPENDED = [...GRANTED, entry('suspend', 3, '2027-02-03')];
const RENEWED = [
  ...GRANTED,
  entry('propose-renewal', 3, '2031-01-01', { scope: SCOPE }),
  entry('renew', 4, '2031-02-01', { valid_from: '2031-07-01', valid_until: '2036-06-30', scope: SCOPE }),
];

test.each<[why: string, decisions: Parameters<typeof labelOn>[0], on: string, words: string, tone: string]>([
  ['nothing', [], '2026-07-01', 'No label', 'neutral'],
  ['only proposed', GRANTED.slice(0, 1), '2026-07-01', 'No label', 'neutral'],
  ['the day before its first day', GRANTED, '2026-06-30', 'Labelled, valid from 2026-07-01 until 2031-06-30', 'info'],
  ['its first day', GRANTED, '2026-07-01', 'Labelled, valid until 2031-06-30', 'success'],
  ['its last day', GRANTED, '2031-06-30', 'Labelled, valid until 2031-06-30', 'success'],
  ['the day after', GRANTED, '2031-07-01', 'Label expired on 2031-07-01', 'warning'],
  ['renewed, in its first period', RENEWED, '2031-06-30', 'Labelled, valid until 2036-06-30', 'success'],
  ['suspended', SUSPENDED, '2027-02-03', 'Label suspended since 2027-02-03', 'warning'],
  ['suspended until it expired', SUSPENDED, '2031-07-01', 'Label expired on 2031-07-01', 'warning'],
  [
    'withdrawn',
    [...SUSPENDED, entry('withdraw', 4, '2027-03-01')],
    '2027-03-02',
    'Label withdrawn since 2027-03-01',
    'danger',
  ],
])('%s [12.760]', (_why, decisions, on, words, tone) => {
  expect(labelHeadline(labelOn(decisions, on))).toMatchObject({ words, tone });
});

test('only a label that is valid is green in tables [12.760]', () => {
  expect(labelInShort({ status: 'granted', is_valid: true })).toEqual({ words: 'Granted', tone: 'success' });
  expect(labelInShort({ status: 'granted', is_valid: false }).tone).not.toBe('success');
  expect(labelInShort({ status: 'suspended', is_valid: false }).tone).not.toBe('success');
});
