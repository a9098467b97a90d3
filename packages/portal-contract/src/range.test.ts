import { satisfies } from 'semver';
import { fitsContract } from './range';

test.each<[range: string, version: string, fits: boolean]>([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.9.3', true],
  ['^1.0.0', '2.0.0', false],
  ['^1.2.0', '1.1.9', false],
  ['^0.2.3', '0.2.9', true],
  ['^0.2.3', '0.3.0', false],
  ['^0.0.3', '0.0.4', false],
  ['>=1.2.0', '3.0.0', true],
  ['>=1.2.0', '1.1.9', false],
  ['>=1.2.0 <3.0.0', '2.9.9', true],
  ['>=1.2.0 <3.0.0', '3.0.0', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
])('%s and %s: %s, as in npm', (range, version, fits) => {
  expect(fitsContract(range, version)).toBe(fits);
  expect(satisfies(version, range)).toBe(fits);
});

test.each<[why: string, range: string, version: string]>([
  ['an empty range', '', '1.0.0'],
  ['a star', '*', '1.0.0'],
  ['words', 'latest', '1.0.0'],
  ['an unfinished version', '^1.0', '1.0.0'],
  ['an invalid running version', '^1.0.0', 'one'],
  ['a range instead of the running version', '^1.0.0', '^1.0.0'],
  ['a pre-release', '^1.0.0', '1.0.0-beta.1'],
])('%s fits nothing', (_why, range, version) => {
  expect(fitsContract(range, version)).toBe(false);
});
