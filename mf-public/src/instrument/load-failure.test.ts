import { loadFailure } from './load-failure';

test.each<[why: string, error: unknown, failure: ReturnType<typeof loadFailure>]>([
  ['no error', undefined, null],
  ['not found', { status: 404 }, 'missing'],
  ['refused id', { status: 400 }, 'missing'],
  ['id refused by the schema', { status: 422 }, 'missing'],
  ['server error', { status: 500 }, 'failed'],
  ['too many requests', { status: 429 }, 'failed'],
  ['no network', { status: 0 }, 'failed'],
  ['exception during the request', { name: 'Error', message: 'x' }, 'failed'],
])('%s', (_why, error, failure) => {
  expect(loadFailure(error)).toBe(failure);
});
