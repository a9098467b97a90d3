import { stale } from './stale';

test.each<[why: string, status: number | null, isStale: boolean]>([
  ['a successful change', null, true],
  ['changed by another user', 409, true],
  ['deleted', 404, true],
  ['no longer accessible', 403, true],
  ['invalid fields', 422, false],
  ['a lost connection', 0, false],
  ['a server error', 500, false],
])('%s', (_why, status, isStale) => {
  expect(stale(status === null ? undefined : { status }, ['Facility'])).toEqual(isStale ? ['Facility'] : []);
});
