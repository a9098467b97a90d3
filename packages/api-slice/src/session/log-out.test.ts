import { aToken, fakeServer } from '../../test/fake-server';
import type { Reply } from '../../test/fake-server';
import { onMessage } from '../request/messages';
import { createPortalStore } from '../store';
import { logOut } from './log-out';
import { isLoggedIn, sessionStarted } from './session';

const REFRESH = aToken(9000);

function start(refresh_token = REFRESH) {
  localStorage.clear();
  const store = createPortalStore();
  store.dispatch(sessionStarted({ access_token: aToken(-1), refresh_token }));
  return store;
}

test.each<[answer: string, reply: () => Reply | Promise<Reply>]>([
  ['successfully', () => ({ body: { code: 1, msg: 'Successful!', data: null } })],
  ['with a refusal', () => ({ status: 401, body: { code: 1001, msg: 'Your session has ended.' } })],
  ['with a failure', () => ({ status: 503, body: 'busy' })],
  ['with a lost connection', () => Promise.reject(new TypeError('offline'))],
  ['never', () => new Promise<Reply>(() => {})],
])(
  'the session is cleared immediately and without a toast if the server answers %s [2.4.4, 11.4.12]',
  async (_answer, reply) => {
    const store = start();
    const server = fakeServer(reply);
    const messages: unknown[] = [];
    const stop = onMessage((message) => messages.push(message));
    logOut(store);
    expect(isLoggedIn(store.getState())).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(server.requests).toEqual([{ call: 'POST /api/auth/logout', token: REFRESH }]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.getState().session.hasExpired).toBe(false);
    expect(messages).toEqual([]);
    stop();
  },
);

test('the logout call is sent with keepalive, so that it survives closing the page', () => {
  const store = start();
  fakeServer(() => ({}));
  logOut(store);
  expect(jest.mocked(fetch).mock.lastCall?.[1]).toMatchObject({ method: 'POST', keepalive: true });
});

test('a second logout, or one of an expired session, sends no call', () => {
  const store = start();
  const server = fakeServer(() => ({}));
  logOut(store);
  logOut(store);
  logOut(start(aToken(-1)));
  expect(server.requests).toHaveLength(1);
});
