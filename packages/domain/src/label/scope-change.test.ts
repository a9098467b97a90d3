import type { LabelScope } from './label-decision';
import { scopeInWords } from './public-label';
import { scopeBefore, scopeLeftOut } from './scope-change';

const RALI = { _id: '1', name: 'RALI', configurations: [310, 311, 312] };
const MUSA = { _id: '2', name: 'MUSA', configurations: [1] };
const CIMEL = { _id: '1', name: 'CE318' };
const PFR = { _id: '4', name: 'PFR HPB' };
const PRESENT: LabelScope = { lidars: [RALI, MUSA], photometers: [CIMEL, PFR] };

test.each<[why: string, next: Partial<LabelScope>, leftOut: string | null]>([
  ['the same scope', {}, null],
  ['another order and other names of the same instruments', { lidars: [{ ...MUSA, name: 'MUSA 2' }, RALI] }, null],
  ['more than before', { photometers: [CIMEL, PFR, { _id: '5', name: 'New' }] }, null],
  ['a further configuration', { lidars: [RALI, { ...MUSA, configurations: [1, 2] }] }, null],
  ['without a photometer', { photometers: [CIMEL] }, 'PFR HPB'],
  ['without any photometer, one of which has the id of a lidar', { photometers: [] }, 'CE318; PFR HPB'],
  [
    'without one configuration',
    { lidars: [{ ...RALI, configurations: [312, 310] }, MUSA] },
    'RALI (configuration 311)',
  ],
  [
    'with other configurations',
    { lidars: [{ ...RALI, configurations: [311, 400] }, MUSA] },
    'RALI (configurations 310, 312)',
  ],
  ['without a lidar', { lidars: [RALI] }, 'MUSA'],
  ['without anything', { lidars: [], photometers: [] }, 'RALI; MUSA; CE318; PFR HPB'],
])('what a renewal leaves out: %s [12.830]', (_why, next, leftOut) => {
  const found = scopeLeftOut(PRESENT, { ...PRESENT, ...next });
  expect(found && scopeInWords(found)).toBe(leftOut);
});

const FIRST = { from: '2031-06-15', scope: { lidars: [RALI], photometers: [] } };
const SECOND = { from: '2036-06-15', scope: { lidars: [MUSA], photometers: [] } };

test.each<[why: string, first: string, before: LabelScope]>([
  ['of the present period', '2031-06-14', PRESENT],
  ['of the present period, if another renewal begins on the same day', '2031-06-15', PRESENT],
  ['of the renewal before it', '2031-06-16', FIRST.scope],
  ['of the newest renewal before it', '2036-06-16', SECOND.scope],
])('the scope before a renewal is that %s [12.830]', (_why, first, before) => {
  expect(scopeBefore(PRESENT, [FIRST, SECOND], first)).toBe(before);
});
