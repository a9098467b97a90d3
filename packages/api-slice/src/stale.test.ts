import { stale } from './stale';

test.each<[why: string, status: number | null, isStale: boolean]>([
  ['a change that was made', null, true],
  ['somebody else changed it', 409, true],
  ['it is gone', 404, true],
  ['it is not ours any more', 403, true],
  ['fields that were not good enough', 422, false],
  ['a connection that was lost', 0, false],
  ['a server that broke', 500, false],
])('%s', (_why, status, isStale) => {
  expect(stale(status === null ? undefined : { status }, ['Facility'])).toEqual(isStale ? ['Facility'] : []);
});
