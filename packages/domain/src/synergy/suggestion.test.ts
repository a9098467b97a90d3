import { byCode } from '../types/type-item';
import { COMPLIANCES } from '../types/type-lists';
import type { ComplianceCode } from '../types/type-lists';
import { pairSynergy, suggestSynergy, synergyMatrix } from './suggestion';

type Evaluation = ComplianceCode | null;
type Pair = [lidar: Evaluation, photometer: Evaluation, metres: number | null];

test.each<[id: string, why: string, pairs: Pair[], synergies: Evaluation[], overall: Evaluation, code: number]>([
  ['S01 [10.23]', 'no pair', [], [], 'no', 7],
  ['S02', 'both compliant', [['yes', 'yes', 500]], ['yes'], 'yes', 0],
  ['S03', 'weaker one decides', [['yes', 'partially', 500]], ['partially'], 'partially', 4],
  ['S04', 'non-compliant instrument', [['yes', 'no', 500]], ['no'], 'no', 4],
  ['S05', 'non-compliant beats undecided', [[null, 'no', 500]], ['no'], 'no', 4],
  ['S06', 'photometer not evaluated yet', [['yes', null, 500]], [null], null, 4],
  ['S07 [10.23]', 'boundary, inclusive', [['yes', 'yes', 1000]], ['yes'], 'yes', 0],
  ['S08', 'just outside', [['yes', 'yes', 1000.07]], ['no'], 'no', 6],
  ['S09', 'distance unknown', [['yes', 'yes', null]], ['no'], 'no', 6],
  [
    'S10 [10.23]',
    'best pair decides',
    [
      ['yes', 'yes', 1500],
      ['partially', 'yes', 200],
    ],
    ['no', 'partially'],
    'partially',
    4,
  ],
  [
    'S11',
    'an undecided pair could be better',
    [
      ['partially', 'yes', 200],
      ['yes', null, 200],
    ],
    ['partially', null],
    null,
    4,
  ],
  [
    'S12',
    'an undecided pair cannot be better than yes',
    [
      ['yes', 'yes', 200],
      ['yes', null, 200],
    ],
    ['yes', null],
    'yes',
    0,
  ],
  ['S13 [10.23]', 'undecided but too far', [['yes', null, 2000]], ['no'], 'no', 6],
])('%s: %s', (_id, _why, rows, synergies, overall, code) => {
  const pairs = rows.map(([lidar, photometer, metres]) => ({
    lidar,
    photometer,
    distance: metres === null ? null : metres / 1000,
  }));
  expect(pairs.map(pairSynergy)).toEqual(synergies);
  expect(suggestSynergy(pairs)).toEqual({ compliance: overall, code });
});

const instrument = (_id: string, longitude: number, evaluation: Evaluation) => ({
  _id,
  name: `Instrument ${_id}`,
  latitude: 44.348,
  longitude,
  general_compliance: byCode(COMPLIANCES, evaluation),
});

test('the matrix pairs lidars with photometers in their order [10.23]', () => {
  const lidars = [instrument('L1', 26.029, 'yes'), instrument('L2', 26.5, 'yes')];
  const photometers = [instrument('P1', 26.029, 'partially'), instrument('P2', 26.029, null)];
  const { pairs, ...names } = synergyMatrix(lidars, photometers);
  expect(pairs.map(({ lidar, photometer, synergy }) => [lidar, photometer, synergy])).toEqual([
    ['L1', 'P1', 'partially'],
    ['L1', 'P2', null],
    ['L2', 'P1', 'no'],
    ['L2', 'P2', 'no'],
  ]);
  expect(pairs[0]?.distance).toBe(0);
  expect(names.lidars.L2).toMatchObject({ name: 'Instrument L2', general_compliance: { code: 'yes' } });
  expect(Object.keys(names.photometers)).toEqual(['P1', 'P2']);
});
