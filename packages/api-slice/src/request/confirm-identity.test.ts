import { aToken, fakeServer } from '../../test/fake-server';
import type { Reply } from '../../test/fake-server';
import { api } from '../api';
import { sessionStarted } from '../session/session';
import { createPortalStore } from '../store';
import { post } from './call';
import type { Call } from './call';
import { askIdentityBy } from './confirm-identity';

const raw = api.injectEndpoints({
  endpoints: (build) => ({ rawConfirmed: build.mutation<unknown, Call>({ query: (call) => call }) }),
});

const CHALLENGE = { password: true, codes: true, passkey: null };
const UNCONFIRMED: Reply = {
  status: 403,
  body: { code: 1007, msg: 'Please confirm that it is you.', data: CHALLENGE },
};

function start() {
  localStorage.clear();
  const store = createPortalStore();
  store.dispatch(sessionStarted({ access_token: aToken(900), refresh_token: aToken(9000) }));
  return (call: Call) => store.dispatch(raw.endpoints.rawConfirmed.initiate(call));
}

/** A server that refuses until the user has confirmed the identity. */
function guardedServer() {
  const state = { isConfirmed: false };
  const server = fakeServer((call) => (state.isConfirmed ? { body: { data: call } } : UNCONFIRMED));
  return { state, server };
}

test('a refused call is made again once the user has confirmed the identity, without renewing the token [12.325]', async () => {
  const callApi = start();
  const { state, server } = guardedServer();
  const asked: unknown[] = [];
  const stop = askIdentityBy(async (challenge) => {
    asked.push(challenge);
    state.isConfirmed = true;
    return true;
  });
  expect(await callApi(post('/user/add', { body: { email: 'a@site.example' } }))).toMatchObject({
    data: 'POST /api/user/add',
  });
  expect(asked).toEqual([CHALLENGE]);
  expect(server.requests.map(({ call }) => call)).toEqual(['POST /api/user/add', 'POST /api/user/add']);
  stop();
});

test('several refused calls ask once', async () => {
  const callApi = start();
  const { state } = guardedServer();
  let asked = 0;
  const stop = askIdentityBy(async () => {
    asked += 1;
    await Promise.resolve();
    state.isConfirmed = true;
    return true;
  });
  const answers = await Promise.all([callApi(post('/a')), callApi(post('/b'))]);
  expect(answers.map(({ data }) => data)).toEqual(['POST /api/a', 'POST /api/b']);
  expect(asked).toBe(1);
  stop();
});

test('a user who does not confirm gets the refusal, and so does a page that cannot ask', async () => {
  const callApi = start();
  const { server } = guardedServer();
  const stop = askIdentityBy(() => Promise.resolve(false));
  const refusal = { error: { status: 403, code: 1007, message: 'Please confirm that it is you.' } };
  expect(await callApi(post('/a'))).toMatchObject(refusal);
  stop();
  expect(await callApi(post('/a'))).toMatchObject(refusal);
  expect(server.times('POST /api/a')).toBe(2);
});

test('a wrong answer to the question itself asks nothing', async () => {
  const callApi = start();
  const asking = jest.fn(() => Promise.resolve(true));
  const stop = askIdentityBy(asking);
  fakeServer(() => ({ ...UNCONFIRMED, status: 422 }));
  await callApi(post('/auth/confirm-identity', { body: { password: 'wrong' } }));
  expect(asking).not.toHaveBeenCalled();
  stop();
});
