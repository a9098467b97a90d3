import { patternProblem, patternsMeet, ROUTE_PATTERN } from './route-pattern';

test.each<[a: string, b: string, meet: boolean]>([
  ['/', '/', true],
  ['/', '/:page?', true],
  ['/', '/:page', false],
  ['/contact', '/Contact/', true],
  ['/contact', '/contact/:id?', true],
  ['/contact', '/contact/:id', false],
  ['/change-password/:hash?', '/change-password/:x', true],
  ['/change-password/:hash?', '/:a/:b', true],
  ['/lidar/:id', '/lidar/:x?', true],
  ['/lidar/:id', '/lidar/new', true],
  ['/edit-nf/:id?', '/edit-nf/:facility', true],
  ['/lidar/:id', '/photometer/:id', false],
  ['/a?/b', '/b', true],
  ['/a?/b', '/a', false],
  ['/a?/b?/c', '/:x/c', true],
  ['/a?/b?/c', '/:x/:y/:z/c', false],
  ['/a/:b?/:c?', '/a/:x/y?/z', true],
  [`/a${'/b?'.repeat(60)}`, `/a${'/:c?'.repeat(60)}/:d`, true],
  [`/a${'/b?'.repeat(60)}`, `/e${'/b?'.repeat(60)}`, false],
])('%s and %s [12.83]', (a, b, meet) => {
  expect([patternsMeet(a, b), patternsMeet(b, a)]).toEqual([meet, meet]);
});

test.each<[pattern: string, isOne: boolean]>([
  ['/', true],
  ['/edit-nf/:id?', true],
  ['/view-reports/', true],
  ['/*', false],
  ['/a//b', false],
  ['//a', false],
  ['a', false],
  ['/:', false],
  ['/a:b', false],
  ['/%61', false],
  ['/lidar/:id.json', false],
  ['/gerät', false],
  ['/maps/v1.2', true],
  ['/...', true],
  ['/..', false],
  ['/./contact', false],
  ['/maps/../contact', false],
  ['/maps/..?/contact', false],
])('%s as a pattern', (pattern, isOne) => {
  expect(ROUTE_PATTERN.test(pattern)).toBe(isOne);
});

test.each<[pattern: string, problem: RegExp]>([
  ['/*', /^contains "\*", which is not allowed: use letters/],
  ['/%61', /^contains "%", which is not allowed/],
  ['/gerät', /^contains "ä", which is not allowed/],
  ['/a b', /^contains " ", which is not allowed/],
  ['/a?/:b?/c?/:d?', /^has 4 optional segments, and a pattern may have at most 3: declare several pages$/],
  ['/a//b', /^must be a path pattern, such as "\/edit-nf\/:id\?"$/],
])('what is wrong with %s, with the character that is not allowed', (pattern, problem) => {
  expect(patternProblem(pattern)).toMatch(problem);
});

test('nothing is wrong with a pattern', () => {
  expect(patternProblem('/edit-nf/:id?')).toBeNull();
});
