import { beyond } from './edges';

const VIEW = { left: 0, right: 100, top: 0, bottom: 50 };
const at = (acronym: string, x: number, y: number) => ({ acronym, x, y });

test.each<[acronym: string, x: number, y: number, edge: string | undefined]>([
  ['INSIDE', 50, 25, undefined],
  ['CORNER', 100, 50, undefined],
  ['NORTH', 50, -1, 'n'],
  ['NORTHEAST', 101, -1, 'ne'],
  ['EAST', 101, 25, 'e'],
  ['SOUTHEAST', 101, 51, 'se'],
  ['SOUTH', 50, 51, 's'],
  ['SOUTHWEST', -1, 51, 'sw'],
  ['WEST', -1, 25, 'w'],
  ['NORTHWEST', -1, -1, 'nw'],
])('%s of the view is named at the nearest edge [12.70]', (acronym, x, y, edge) => {
  expect(beyond([at(acronym, x, y)], VIEW).map((each) => each.edge)).toEqual(edge === undefined ? [] : [edge]);
});

test('facilities outside the view are named once, nearest first', () => {
  const found = beyond([at('FAR', 900, 20), at('NEAR', 110, 20), at('INSIDE', 10, 10), at('SOUTH', 10, 60)], VIEW);
  expect(found.map(({ edge, facilities }) => [edge, facilities.map(({ acronym }) => acronym)])).toEqual([
    ['e', ['NEAR', 'FAR']],
    ['s', ['SOUTH']],
  ]);
});
