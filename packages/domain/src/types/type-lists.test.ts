import { colourOf } from './colour';
import { byCode } from './type-item';
import { COMPLIANCES, DISPLAYED_STATUSES, INSTRUMENT_TYPES, NF_TYPES, TYPE_LISTS } from './type-lists';

test.each(Object.entries(TYPE_LISTS))('the codes of %s are lower case, differ, and are the ids', (_name, list) => {
  const codes = list.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const item of list) {
    expect(item.code).toMatch(/^[a-z_]+$/);
    expect(item._id).toBe(item.code);
  }
});

test.each(Object.entries(TYPE_LISTS))('the order of %s is the position', (_name, list) => {
  expect(list.map(({ order }) => order)).toEqual(list.map((_item, at) => at + 1));
});

test('there are ten lists', () => {
  expect(Object.keys(TYPE_LISTS)).toHaveLength(10);
});

test('the certified displayed statuses are initial acceptance and labelled', () => {
  const certified = DISPLAYED_STATUSES.filter((status) => status.certified).map(({ code }) => code);
  expect(certified).toEqual(['initial_acceptance', 'labelled']);
});

test('only the own network is blue', () => {
  expect(NF_TYPES.map(({ own_network, marker }) => [own_network, marker])).toEqual([
    [true, 'blue'],
    [false, 'yellow'],
  ]);
});

test('four lidar types, two of them open, and three photometer types, one of them lunar', () => {
  expect(INSTRUMENT_TYPES.filter(({ kind }) => kind === 'lidar')).toHaveLength(4);
  expect(INSTRUMENT_TYPES.filter(({ open_design }) => open_design)).toHaveLength(2);
  expect(INSTRUMENT_TYPES.filter(({ kind }) => kind === 'photometer')).toHaveLength(3);
  expect(INSTRUMENT_TYPES.filter(({ lunar }) => lunar)).toHaveLength(1);
});

test('a better compliance has a higher rank, and an unknown code is nothing', () => {
  expect(COMPLIANCES.map(({ rank }) => rank)).toEqual([2, 1, 0]);
  expect(byCode(COMPLIANCES, 'partially')?.name).toBe('Partially compliant');
  expect(byCode(COMPLIANCES, 'maybe')).toBeNull();
});

test.each<[code: string | null, colour: string]>([
  ['yes', 'success'],
  ['partially', 'warning'],
  ['no', 'danger'],
  [null, 'default'],
])('compliance %s is shown in %s', (code, colour) => {
  expect(colourOf(byCode(COMPLIANCES, code))).toBe(colour);
});

test('a value that says nothing of itself is shown as danger', () => {
  expect(colourOf({})).toBe('danger');
});
