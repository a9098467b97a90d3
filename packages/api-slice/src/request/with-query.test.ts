import { withQuery } from './with-query';
import type { QueryValues } from './with-query';

test.each<[why: string, values: QueryValues, path: string]>([
  ['no values', {}, '/audit'],
  ['zero is a value', { start: 0, count: 10 }, '/audit?start=0&count=10'],
  ['empty values are omitted', { search: '', person: null, kind: undefined }, '/audit'],
  ['reserved characters', { search: 'a&b=c d' }, '/audit?search=a%26b%3Dc+d'],
])('%s', (_why, values, path) => {
  expect(withQuery('/audit', values)).toBe(path);
});

test('a path that has a query already', () => {
  expect(withQuery('/audit?state=open', { start: 0 })).toBe('/audit?state=open&start=0');
});
