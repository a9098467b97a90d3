import { keptFor, shorterOf } from './kept-for';

test.each<[days: number, words: string]>([
  [0, 'As long as the portal is run'],
  [1, '1 day'],
  [90, '90 days'],
  [365, '1 year'],
  [730, '2 years'],
  [731, '731 days'],
])('%i days: %s', (days, words) => {
  expect(keptFor(days)).toBe(words);
});

test.each([
  [0, 0, 0],
  [0, 365, 365],
  [90, 0, 90],
  [90, 365, 90],
  [365, 90, 90],
])('the shorter of %i and %i days is %i', (days, other, shorter) => {
  expect(shorterOf(days, other)).toBe(shorter);
});
