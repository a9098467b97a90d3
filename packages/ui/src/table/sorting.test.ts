import type { Column } from './column';
import { nextSorting, parseSorting, sorted, sortingText } from './sorting';

interface Lidar {
  name: string;
  altitude: number | null;
}
const COLUMNS: Column<Lidar>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'altitude', title: 'Altitude', cell: ({ altitude }) => altitude, sortBy: ({ altitude }) => altitude },
  { key: 'actions', title: 'Actions', cell: () => null },
];
const ROWS: Lidar[] = [
  { name: 'lidar 10', altitude: 9 },
  { name: 'Évora', altitude: null },
  { name: 'Lidar 2', altitude: 26.1 },
  { name: 'granada', altitude: 0 },
];

test.each<[why: string, sort: string, names: string[]]>([
  ['as listed', '', ['lidar 10', 'Évora', 'Lidar 2', 'granada']],
  [
    'words regardless of case and accents, numbers in them as numbers',
    'name',
    ['Évora', 'granada', 'Lidar 2', 'lidar 10'],
  ],
  ['numbers as numbers, no number last', 'altitude', ['granada', 'lidar 10', 'Lidar 2', 'Évora']],
  ['the largest first, no number last', '-altitude', ['Lidar 2', 'lidar 10', 'granada', 'Évora']],
  ['a column that cannot be sorted changes nothing', 'actions', ['lidar 10', 'Évora', 'Lidar 2', 'granada']],
  ['a column that does not exist changes nothing', '-fax', ['lidar 10', 'Évora', 'Lidar 2', 'granada']],
])('%s', (_why, sort, names) => {
  expect(sorted(ROWS, COLUMNS, parseSorting(sort)).map(({ name }) => name)).toEqual(names);
});

test('a click on a title sorts by it, and another click reverses the order', () => {
  const first = nextSorting('name', parseSorting('-altitude'));
  const second = nextSorting('name', first);
  const third = nextSorting('name', second);
  expect([first, second, third].map(sortingText)).toEqual(['name', '-name', 'name']);
});
