import { withQuery } from './with-query';
import type { QueryValues } from './with-query';

test.each<[why: string, values: QueryValues, path: string]>([
  ['nothing asked for', {}, '/audit'],
  ['the first row is a row', { start: 0, count: 10 }, '/audit?start=0&count=10'],
  ['what is empty is left out', { search: '', person: null, kind: undefined }, '/audit'],
  ['signs that mean something in a path', { search: 'a&b=c d' }, '/audit?search=a%26b%3Dc+d'],
])('%s', (_why, values, path) => {
  expect(withQuery('/audit', values)).toBe(path);
});
