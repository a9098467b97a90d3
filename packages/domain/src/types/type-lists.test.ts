import { byCode } from './type-item';
import { COMPLIANCES, DISPLAYED_STATUSES, INSTRUMENT_TYPES, NF_TYPES, TYPE_LISTS } from './type-lists';

test.each(Object.entries(TYPE_LISTS))(
  'the codes of %s are lower-case, unique and equal to the ids [10.1]',
  (_name, list) => {
    const codes = list.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const item of list) {
      expect(item.code).toMatch(/^[a-z_]+$/);
      expect(item._id).toBe(item.code);
    }
  },
);

test.each(Object.entries(TYPE_LISTS))('the order of %s is the position [10.1]', (_name, list) => {
  expect(list.map(({ order }) => order)).toEqual(list.map((_item, at) => at + 1));
});

/** The names of a list's values, with their true attributes. */
const read = (list: readonly object[]) =>
  list.map((item) => {
    const { name, ...attributes } = item as { name: string };
    const holding = Object.entries(attributes).filter(([, value]) => value === true);
    return [name, ...holding.map(([attribute]) => attribute)].join(', ');
  });

test.each<[name: keyof typeof TYPE_LISTS, values: string[]]>([
  [
    'instrument',
    [
      'High-power lidar, custom-built, open_design',
      'High-power lidar, commercial, open design, open_design',
      'High-power lidar, commercial, sealed design',
      'Automatic low-power lidar or ceilometer',
      'Automatic sun photometer',
      'Automatic sun/sky photometer',
      'Automatic sun/sky/lunar photometer, lunar',
    ],
  ],
  ['instrument/status', ['Operational, counts_as_operational', 'Planned, uses_planned_date']],
  [
    'instrument/location',
    [
      'Laboratory in a building, enclosed',
      'Container with climate control, enclosed',
      'Van or trailer with climate control, enclosed',
      'Own weatherproof housing outdoors, climate-controlled, enclosed',
      'Shelter without climate control',
      'Outdoors without housing',
    ],
  ],
  [
    'instrument/additional-function',
    ['Automatic, operational', 'Manual, operational', 'Planned, planned', 'Not available'],
  ],
  ['instrument/feature', ['Existing, operational', 'Planned, planned', 'Not available']],
  [
    'instrument/channel-availability',
    ['Existing, offered', 'Planned, offered, needs_start_within_one_year', 'Not available'],
  ],
  ['compliance', ['Compliant', 'Partially compliant', 'Not compliant']],
  ['acceptance', ['Accepted', 'Conditionally accepted', 'Not accepted']],
  [
    'displayed-status',
    ['Candidate', 'Initial acceptance, certified', 'Labelled, certified', 'Label suspended', 'Withdrawn'],
  ],
  ['nf-types', ['ACTRIS facility, own_network', 'Partner facility']],
])('the values of %s [1.11, 3.10, 10.2, 10.3, 10.4, 10.5, 10.6, 10.7, 10.8]', (name, values) => {
  expect(read(TYPE_LISTS[name])).toEqual(values);
});

test('there are ten lists', () => {
  expect(Object.keys(TYPE_LISTS)).toHaveLength(10);
});

test('the certified displayed statuses are initial acceptance and labelled [10.7]', () => {
  const certified = DISPLAYED_STATUSES.filter((status) => status.certified).map(({ code }) => code);
  expect(certified).toEqual(['initial_acceptance', 'labelled']);
});

test('only the portal’s network is blue [2.3.5, 10.8]', () => {
  expect(NF_TYPES.map(({ own_network, marker }) => [own_network, marker])).toEqual([
    [true, 'blue'],
    [false, 'yellow'],
  ]);
});

test('there are four lidar types, two of them open, and three photometer types, one of them lunar [10.2]', () => {
  expect(INSTRUMENT_TYPES.filter(({ kind }) => kind === 'lidar')).toHaveLength(4);
  expect(INSTRUMENT_TYPES.filter(({ open_design }) => open_design)).toHaveLength(2);
  expect(INSTRUMENT_TYPES.filter(({ kind }) => kind === 'photometer')).toHaveLength(3);
  expect(INSTRUMENT_TYPES.filter(({ lunar }) => lunar)).toHaveLength(1);
});

test('a better compliance has a higher rank, and an unknown code is null [10.6]', () => {
  expect(COMPLIANCES.map(({ rank }) => rank)).toEqual([2, 1, 0]);
  expect(byCode(COMPLIANCES, 'partially')?.name).toBe('Partially compliant');
  expect(byCode(COMPLIANCES, 'maybe')).toBeNull();
});

test.each<[code: string, colour: string]>([
  ['yes', 'success'],
  ['partially', 'warning'],
  ['no', 'danger'],
])('compliance %s is shown in %s [4.14, 10.6]', (code, colour) => {
  expect(byCode(COMPLIANCES, code)?.colour).toBe(colour);
});
