import { pagingSchema, searchQuerySchema } from '@portal/domain';
import { LONGEST_SEARCH } from '@portal/ui/core';

test.each([
  ['a list', (text: string) => pagingSchema.isValid({ search: text })],
  ['the search of the portal', (text: string) => searchQuerySchema.isValid({ q: text })],
])('what can be typed into the search of %s is as long as the server takes, and no longer', async (_of, takes) => {
  expect(await takes('x'.repeat(LONGEST_SEARCH))).toBe(true);
  expect(await takes('x'.repeat(LONGEST_SEARCH + 1))).toBe(false);
});
