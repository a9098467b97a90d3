import { isListed, shortenedLines } from './shortened.mjs';

const aPart = (name, count, current = 0) => ({
  name,
  releases: Array.from({ length: count }, (_each, index) => ({ is_current: index === current })),
});

test('the newest five releases are listed, and the current one', () => {
  expect(aPart('mf-a', 8, 7).releases.filter(isListed)).toHaveLength(6);
});

test('a list that leaves releases out says so, with the command for all', () => {
  expect(shortenedLines([aPart('mf-a', 5), aPart('mf-b', 6, 5)])).toEqual([]);
  expect(shortenedLines([aPart('mf-a', 5), aPart('mf-b', 6), aPart('mf-c', 9)])).toEqual([
    'Of each part the newest 5 releases and the current one are listed. There are more of mf-b, mf-c: pnpm releases mf-b',
  ]);
});
