import { loadFailure } from './load-failure';

test.each<[why: string, error: unknown, failure: ReturnType<typeof loadFailure>]>([
  ['no error', undefined, null],
  ['not found', { status: 404 }, 'missing'],
  ['refused id', { status: 400 }, 'missing'],
  ['refused id, by its schema', { status: 422 }, 'missing'],
  ['the server broke', { status: 500 }, 'failed'],
  ['too many requests', { status: 429 }, 'failed'],
  ['no network', { status: 0 }, 'failed'],
  ['thrown on the way', { name: 'Error', message: 'x' }, 'failed'],
])('%s', (_why, error, failure) => {
  expect(loadFailure(error)).toBe(failure);
});
