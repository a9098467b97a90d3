import { testPortal } from '../../../test/portal';

const { callApi, get, inject } = testPortal();

test('an invalid token is refused even on public calls, so that the client renews it', async () => {
  const { status, body } = await callApi('GET /national-facility/certified', { token: 'not.a.token' });
  expect([status, body.code]).toEqual([401, 1001]);
});

test.each(['/api/types/qa-tests', '/api/user/profile'])('no cache stores a response to %s', async (url) => {
  expect((await get(url)).headers['cache-control']).toBe('no-store');
});

test('the head of a response has the same rights as the response', async () => {
  expect((await inject({ method: 'HEAD', url: '/api/user/profile' })).statusCode).toBe(401);
});
