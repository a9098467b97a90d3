import { findPage, formsOf, isParameter, patternsMeet, ROUTE_PATTERN } from '@portal/portal-contract';
import { matchRoutes } from 'react-router-dom';

const SETS = 25_000;
const PATTERNS = 4;

/** A small vocabulary, so that patterns and paths often match. */
const WORDS = ['a', 'B', 'a.b', 'k-1'];
const SEGMENTS = [...WORDS, ...WORDS.map((word) => `${word}?`), ':x', ':y', ':x?', ':y?'];
const TYPED = [...WORDS, 'A', 'b', '\u212A-1', 'a%2Fb', 'a%252Fb', '%61', '%E0%A4', '', ':x', 'ö'];

/** A seeded random generator, so that a failure can be reproduced. */
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

/** A path that both patterns match, or null. Parameters of one pattern take the words of the other. */
function addressOf(a: string, b: string): string | null {
  for (const { segments } of formsOf(a))
    for (const { segments: others } of formsOf(b)) {
      const words = segments.map((segment, index) => (isParameter(segment) ? (others[index] ?? '') : segment));
      const path = `/${words.map((word) => (isParameter(word) ? 'any' : word)).join('/')}`;
      if (others.length === segments.length && [a, b].every((pattern) => byRouter([pattern], path))) return path;
    }
  return null;
}

const RESPELT: readonly ((pattern: string) => string)[] = [
  (pattern) => pattern.toUpperCase(),
  (pattern) => `${pattern.replace(/\/$/, '')}/`,
  (pattern) => pattern.replaceAll(/:[xy]/g, ':other'),
  (pattern) => pattern.replaceAll(/(^|\/)[^/]+$/g, '$1:other'),
  (pattern) => `${pattern.replace(/\/$/, '')}/:more?`,
];

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

test('the portal finds the same page as the router for random patterns and paths', () => {
  // The router warns of each path with invalid encoding.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  let found = 0;
  for (let set = 0; set < SETS; set += 1) {
    const patterns = Array.from({ length: PATTERNS }, aPattern);
    const path = aPath();
    const expected = byRouter(patterns, path);
    expect({ patterns, path, found: byPortal(patterns, path) }).toEqual({ patterns, path, found: expected });
    const alone = patterns.map((pattern) => byRouter([pattern], path));
    expect({ patterns, path, alone: patterns.map((pattern) => byPortal([pattern], path)) }).toEqual({
      patterns,
      path,
      alone,
    });
    const matching = patterns.filter((_pattern, index) => alone[index]);
    const unmet = matching.filter((pattern) => matching.some((other) => !patternsMeet(pattern, other)));
    expect({ patterns, path, unmet }).toEqual({ patterns, path, unmet: [] });
    found += expected ? 1 : 0;
  }
  expect(found).toBeGreaterThan(SETS / 5);
});

test('two patterns meet exactly if the router matches one path to both, whatever their spelling', () => {
  let met = 0;
  for (let set = 0; set < SETS; set += 1) {
    const [a, b] = [aPattern(), aPattern()];
    const meets = patternsMeet(a, b);
    expect({ a, b, meets }).toEqual({ a, b, meets: addressOf(a, b) !== null });
    const respelt = RESPELT[choose(RESPELT.length)]?.(a) ?? a;
    expect({ a, respelt, meets: patternsMeet(a, respelt) }).toEqual({ a, respelt, meets: true });
    met += meets ? 1 : 0;
  }
  expect(met).toBeGreaterThan(SETS / 20);
  expect(SETS - met).toBeGreaterThan(SETS / 20);
});

test.each(['*', '/*', '/a/*', '/:x/*', '/*?', '/a*', '/:a*', '//a', '/a//', '/%61', '/a%2Fb', '/ö'])(
  'a pattern that matches all paths, or contains no plain word, is refused: %s',
  (pattern) => {
    expect(ROUTE_PATTERN.test(pattern)).toBe(false);
  },
);
