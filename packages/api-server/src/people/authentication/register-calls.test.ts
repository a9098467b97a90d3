import { testPortal } from '../../../test/portal';

const { callApi, get, inject } = testPortal();

test('a token that does not hold is refused even where anybody may ask, so that the client renews it', async () => {
  const { status, body } = await callApi('GET /national-facility/certified', { token: 'not.a.token' });
  expect([status, body.code]).toEqual([401, 1001]);
});

test.each(['/api/national-facility/certified', '/api/user/profile'])(
  'what %s answers is kept by no cache',
  async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-store');
  },
);

test('who may ask for the head of an answer is who may ask for the answer', async () => {
  expect((await inject({ method: 'HEAD', url: '/api/user/profile' })).statusCode).toBe(401);
});
