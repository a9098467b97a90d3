import { findPage, patternsMeet } from '@portal/portal-contract';
import { matchRoutes } from 'react-router-dom';

const SETS = 25_000;
const PATTERNS = 4;

/** Few words, so that patterns and paths often meet. */
const WORDS = ['a', 'B', 'a.b', 'k-1'];
const SEGMENTS = [...WORDS, ...WORDS.map((word) => `${word}?`), ':x', ':y', ':x?', ':y?'];
const TYPED = [...WORDS, 'A', 'b', '\u212A-1', 'a%2Fb', 'a%252Fb', '%61', '%E0%A4', '', ':x', 'ö'];

/** The same numbers in each run, so that a failure can be looked at. */
function chooser(seed: number) {
  let state = seed;
  return (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

const choose = chooser(7);
const some = (from: readonly string[], most: number) =>
  Array.from({ length: choose(most + 1) }, () => from[choose(from.length)] ?? '');
const aPattern = () => `/${some(SEGMENTS, 4).join('/')}${choose(5) === 0 ? '/' : ''}`.replace(/^\/\/$/, '/');
const aPath = () => `/${some(TYPED, 4).join('/')}${choose(4) === 0 ? '/' : ''}`;

const byRouter = (patterns: readonly string[], path: string) => {
  const [match] = matchRoutes(
    patterns.map((pattern) => ({ path: pattern })),
    path,
  )?.toReversed() ?? [null];
  return match && { page: match.route.path, params: match.params };
};

const byPortal = (patterns: readonly string[], path: string) => {
  const found = findPage(
    patterns.map((pattern) => ({ path: pattern })),
    path,
  );
  return found && { page: found.page.path, params: found.params };
};

test('the portal finds the page that the router finds, for patterns and paths at random', () => {
  // The router warns of each path that is encoded wrongly.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  let found = 0;
  for (let set = 0; set < SETS; set += 1) {
    const patterns = Array.from({ length: PATTERNS }, aPattern);
    const path = aPath();
    const expected = byRouter(patterns, path);
    expect({ patterns, path, found: byPortal(patterns, path) }).toEqual({ patterns, path, found: expected });
    const matching = patterns.filter((pattern) => byRouter([pattern], path));
    const unmet = matching.filter((pattern) => matching.some((other) => !patternsMeet(pattern, other)));
    expect({ patterns, path, unmet }).toEqual({ patterns, path, unmet: [] });
    found += expected ? 1 : 0;
  }
  expect(found).toBeGreaterThan(SETS / 5);
});
