import { aToken, fakeServer } from '../../test/fake-server';
import type { Reply } from '../../test/fake-server';
import { api } from '../api';
import { sessionStarted } from '../session/session';
import { createPortalStore } from '../store';
import { referenceOf } from './api-error';
import type { ApiError } from './api-error';
import { FAILURE_SAID_BY_PAGE, get, post, SAID_BY_PAGE, urlOf } from './call';
import type { Call } from './call';
import { onMessage } from './messages';
import type { Message } from './messages';

const raw = api.injectEndpoints({
  endpoints: (build) => ({ raw: build.mutation<unknown, Call>({ query: (call) => call }) }),
});

const OLD = aToken(900, { which: 'old' });
const NEW = aToken(900, { which: 'new' });
const REFRESH = aToken(9000);
const REFUSED: Reply = { status: 401, body: { code: 1001, msg: 'Please log in.', message: 'Please log in.' } };
const FORBIDDEN: Reply = { status: 403, body: { code: 1001, msg: 'Permission denied!' } };

function start({ access = OLD, refresh = REFRESH }: { access?: string; refresh?: string } = {}) {
  localStorage.clear();
  const store = createPortalStore();
  store.dispatch(sessionStarted({ access_token: access, refresh_token: refresh }));
  const callApi = (call: Call) => store.dispatch(raw.endpoints.raw.initiate(call));
  return { store, callApi };
}

/** A server that accepts only the new token and issues it for the refresh token. */
const renewingServer = () =>
  fakeServer(async (call, token) => {
    if (call === 'POST /api/auth/refresh') return { body: { data: { access_token: NEW } } };
    return token === NEW ? { body: { data: call } } : REFUSED;
  });

test('simultaneous 401 answers cause one renewal, and all calls are sent again [4.16, 7.1.1]', async () => {
  const { callApi } = start();
  const server = renewingServer();
  const answers = await Promise.all([callApi(get('/a')), callApi(get('/b')), callApi(get('/c'))]);
  expect(answers.map(({ data }) => data)).toEqual(['GET /api/a', 'GET /api/b', 'GET /api/c']);
  expect(server.times('POST /api/auth/refresh')).toBe(1);
  expect(server.requests.find(({ call }) => call === 'POST /api/auth/refresh')?.token).toBe(REFRESH);
});

test('a call that is refused after another one renewed the token is sent again without a renewal', async () => {
  const { callApi } = start();
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = fakeServer(async (call, token) => {
    if (call === 'POST /api/auth/refresh') return { body: { data: { access_token: NEW } } };
    if (call === 'GET /api/late' && token === OLD) await held;
    return token === NEW ? { body: { data: call } } : REFUSED;
  });
  const late = callApi(get('/late'));
  await callApi(get('/early'));
  letGo?.();
  await expect(late).resolves.toMatchObject({ data: 'GET /api/late' });
  expect(server.times('POST /api/auth/refresh')).toBe(1);
});

test('if only the refresh token is valid, the access token is renewed before the first call [11.4.11]', async () => {
  const { callApi } = start({ access: aToken(-1) });
  const server = renewingServer();
  await Promise.all([callApi(get('/a')), callApi(get('/b'))]);
  expect(server.requests.map(({ call }) => call)).toEqual(['POST /api/auth/refresh', 'GET /api/a', 'GET /api/b']);
});

test.each<[what: string, body: object, data: unknown]>([
  ['a load', { data: { acronym: 'CIAO' } }, { acronym: 'CIAO' }],
  ['a load of nothing', { data: null }, null],
  ['an action without data', { code: 2, msg: 'Saved!' }, null],
  ['a document without the envelope', { acronym: 'CIAO', status: 'granted' }, { acronym: 'CIAO', status: 'granted' }],
  ['a list without the envelope', [{ acronym: 'CIAO' }], [{ acronym: 'CIAO' }]],
])('the content of %s', async (_what, body, data) => {
  const { callApi } = start();
  fakeServer(() => ({ body }));
  expect(await callApi(get('/a'))).toMatchObject({ data });
});

test('expired tokens are neither sent nor renewed', async () => {
  const { callApi } = start({ access: aToken(-1), refresh: aToken(-1) });
  const server = fakeServer(() => ({ body: { data: null } }));
  await callApi(get('/a'));
  expect(server.requests).toEqual([{ call: 'GET /api/a', token: null }]);
});

test('a refused renewal ends the session [8.5]', async () => {
  const { callApi, store } = start();
  fakeServer(() => REFUSED);
  const { error } = await callApi(get('/a'));
  expect(error).toMatchObject({ status: 401, message: 'Please log in.' });
  expect(store.getState().session).toMatchObject({ accessToken: null, refreshToken: null, hasExpired: true });
  expect(localStorage).toHaveLength(0);
});

test('a renewal without an answer keeps the session', async () => {
  const { callApi, store } = start();
  fakeServer((call) => (call.includes('refresh') ? Promise.reject(new TypeError('offline')) : REFUSED));
  await callApi(get('/a'));
  expect(store.getState().session).toMatchObject({ accessToken: OLD, refreshToken: REFRESH, hasExpired: false });
});

test('a second 401 with the new token ends the session [8.5, 11.4.13]', async () => {
  const { callApi, store } = start();
  const server = fakeServer((call) => (call.includes('refresh') ? { body: { data: { access_token: NEW } } } : REFUSED));
  await callApi(get('/a'));
  expect(server.times('GET /api/a')).toBe(2);
  expect(store.getState().session.hasExpired).toBe(true);
});

test('a second 403 with the new token keeps the session [4.16, 11.4.13]', async () => {
  const { callApi, store } = start();
  const server = fakeServer((call) =>
    call.includes('refresh') ? { body: { data: { access_token: NEW } } } : FORBIDDEN,
  );
  const { error } = await callApi(get('/a'));
  expect(error).toMatchObject({ status: 403, message: 'Permission denied!' });
  expect(server.times('GET /api/a')).toBe(2);
  expect(store.getState().session).toMatchObject({ accessToken: NEW, hasExpired: false });
});

test('a 401 for a visitor is not an expired session', async () => {
  localStorage.clear();
  const store = createPortalStore();
  const server = fakeServer(() => REFUSED);
  await store.dispatch(raw.endpoints.raw.initiate(get('/a')));
  expect(server.requests).toEqual([{ call: 'GET /api/a', token: null }]);
  expect(store.getState().session.hasExpired).toBe(false);
});

const GET = get('/a');
const POST = post('/a', { body: {} });
const LOGIN = post('/auth/login', { body: {} });

test.each<[why: string, call: Call, reply: Reply | null, shown: Message | null]>([
  ['a load without a message', GET, { body: { data: 1 } }, null],
  ['saved', POST, { body: { code: 2, msg: 'Saved!', message: 'Saved!' } }, { tone: 'success', text: 'Saved!' }],
  ['the last green code [8.3]', POST, { body: { code: 999, msg: 'Good' } }, { tone: 'success', text: 'Good' }],
  ['the first red code [8.3]', POST, { body: { code: 1000, msg: 'Bad' } }, { tone: 'danger', text: 'Bad' }],
  ['a code without a message', POST, { body: { code: 2 } }, null],
  ['a message without a code', POST, { body: { msg: 'Hm' } }, null],
  [
    'the message of the server takes precedence [8.2]',
    GET,
    { status: 500, body: { msg: 'Full' } },
    { tone: 'danger', text: 'Full' },
  ],
  ['message instead of msg', GET, { status: 409, body: { message: 'Late' } }, { tone: 'danger', text: 'Late' }],
  ['500 without a message [8.4]', GET, { status: 500, body: '<html>' }, { tone: 'danger', text: 'API Server Error!' }],
  ['403 without a message [8.4]', GET, { status: 403 }, { tone: 'danger', text: 'Permission denied!' }],
  ['404 without a message [8.4]', GET, { status: 404 }, { tone: 'danger', text: 'Resource not found!' }],
  ['another status without a message', GET, { status: 502, body: 'Bad gateway' }, null],
  ['a login shows its own result [8.6]', LOGIN, { status: 401, body: { code: 1000, msg: 'No' } }, null],
  ['a load without an answer', GET, null, null],
  [
    'a write without an answer',
    POST,
    null,
    { tone: 'danger', text: 'The portal could not be reached. Please try again.' },
  ],
])('the toast of a call: %s', async (_why, call, reply, shown) => {
  localStorage.clear();
  fakeServer(() => reply ?? Promise.reject(new TypeError('offline')));
  const messages: Message[] = [];
  const stop = onMessage((message) => messages.push(message));
  await createPortalStore().dispatch(raw.endpoints.raw.initiate(call));
  stop();
  expect(messages).toEqual(shown ? [{ ...shown, about: urlOf(call) }] : []);
});

test.each<[why: string, call: Call, reply: Reply, reference: string | undefined]>([
  ['an unexpected error', GET, { status: 500, body: { msg: 'Full' } }, '0b1c2d3e4f50'],
  ['an unavailable server', POST, { status: 503, body: { msg: 'Busy' } }, '0b1c2d3e4f50'],
  ['an answer from a proxy', POST, { body: '<html>' }, '0b1c2d3e4f50'],
  ['wrong values', POST, { status: 422, body: { msg: 'Wrong' } }, undefined],
  ['a conflict', POST, { status: 409, body: { msg: 'Late' } }, undefined],
])('the request id of %s', async (_why, call, reply, reference) => {
  localStorage.clear();
  fakeServer(() => ({ ...reply, headers: { 'x-request-id': '0b1c2d3e4f50' } }));
  const messages: Message[] = [];
  const stop = onMessage((message) => messages.push(message));
  const { error } = await createPortalStore().dispatch(raw.endpoints.raw.initiate(call));
  stop();
  expect(referenceOf(error)).toBe(reference);
  expect(messages).toEqual([expect.objectContaining({ tone: 'danger' })]);
  expect(messages[0]?.reference).toBe(reference);
});

test('a 200 answer that is not from the server is a failure', async () => {
  localStorage.clear();
  fakeServer(() => ({ body: '<html>Please accept our terms</html>' }));
  const { error } = await createPortalStore().dispatch(raw.endpoints.raw.initiate(get('/a')));
  expect(error as ApiError).toEqual({ status: 0 });
});

test('a read times out after one minute, a write does not', async () => {
  const { callApi } = start();
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('Given up.')));
      }),
  );
  const ended: string[] = [];
  const reading = callApi(get('/slow')).then((answer) => ended.push('read') && answer);
  void callApi(post('/slow')).then(() => ended.push('write'));
  await jest.advanceTimersByTimeAsync(59_000);
  expect(ended).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ended).toEqual(['read']);
  expect(await reading).toMatchObject({ error: { status: 0 } });
  jest.useRealTimers();
});

test('an answered read leaves no timer', async () => {
  const { callApi } = start();
  jest.useFakeTimers();
  fakeServer(() => Promise.resolve({ status: 200, body: { data: 'here' } }));
  const before = jest.getTimerCount();
  const reading = callApi(get('/quick'));
  await jest.advanceTimersByTimeAsync(100);
  expect(await reading).toMatchObject({ data: 'here' });
  expect(jest.getTimerCount()).toBe(before);
  jest.useRealTimers();
});

test.each([200, 409])('a call with saidByPage shows no toast: %d', async (status) => {
  const { callApi } = start();
  const said: Message[] = [];
  const stop = onMessage((message) => said.push(message));
  fakeServer(() => Promise.resolve({ status, body: { code: status === 200 ? 2 : 1000, msg: 'Words of the server.' } }));
  await callApi(post('/quiet', { saidByPage: true }));
  expect(said).toEqual([]);
  await callApi(post('/loud'));
  expect(said.map(({ text, about }) => [text, about])).toEqual([['Words of the server.', '/loud']]);
  stop();
});

test('a failed load shows a toast unless the endpoint has SAID_BY_PAGE', async () => {
  localStorage.clear();
  const quiet = api.injectEndpoints({
    endpoints: (build) => ({
      loadQuietly: build.query<unknown, void>({ query: () => get('/quiet'), extraOptions: SAID_BY_PAGE }),
    }),
  });
  const said: Message[] = [];
  const stop = onMessage((message) => said.push(message));
  fakeServer(() => ({ status: 404, body: { code: 1002, msg: 'There is no lidar under this address.' } }));
  const store = createPortalStore();
  await store.dispatch(quiet.endpoints.loadQuietly.initiate());
  expect(said).toEqual([]);
  await store.dispatch(raw.endpoints.raw.initiate(get('/loud')));
  expect(said).toHaveLength(1);
  stop();
});

test('a save whose form shows its failure has a toast of success only', async () => {
  const form = api.injectEndpoints({
    endpoints: (build) => ({
      saveForm: build.mutation<unknown, void>({ query: () => post('/form'), extraOptions: FAILURE_SAID_BY_PAGE }),
    }),
  });
  const { store } = start();
  const said: Message[] = [];
  const stop = onMessage((message) => said.push(message));
  let isDown = true;
  fakeServer(() =>
    isDown ? { status: 500 } : { body: { code: 2, msg: 'Information saved successfully!', data: {} } },
  );
  await store.dispatch(form.endpoints.saveForm.initiate());
  expect(said).toEqual([]);
  isDown = false;
  await store.dispatch(form.endpoints.saveForm.initiate());
  expect(said.map(({ text }) => text)).toEqual(['Information saved successfully!']);
  stop();
});
