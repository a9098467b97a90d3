import { decodeJwt } from 'jose';
import { emailsInOrder } from '../../../test/emails';
import { latestEntry } from '../../../test/audit';
import { addPerson, logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { logInWithKey, sessionKey, type ProofChange, type SessionKey } from '../../../test/session-keys';
import { refreshTokens, usedProofs } from '../../platform/db/tables';
import { cleanUp } from './clean-up';

const portal = testPortal();
const { callApi, db } = portal;

const refreshWith = (token: string, dpop?: string) =>
  callApi('POST /auth/refresh', { token, ...(dpop !== undefined && { headers: { dpop } }) });

const refresh = async (token: string, key: SessionKey, change?: ProofChange) =>
  refreshWith(token, await key('/auth/refresh', { token, ...change }));

/** The next refresh token; fails if the server refuses. */
async function next(token: string, key: SessionKey): Promise<string> {
  const { status, body } = await refresh(token, key);
  expect(status).toBe(200);
  return (body.data as unknown as { refresh_token: string }).refresh_token;
}

const profile = async (token: string) => (await callApi('GET /user/profile', { token })).status;

async function begin() {
  await addPerson(portal);
  const key = await sessionKey(portal);
  return { key, ...(await logInWithKey(portal, key)) };
}

test('each renewal gives a successor, until the session expires 14 days after the login', async () => {
  const { key, refresh_token } = await begin();
  let token = refresh_token;
  for (let n = 0; n < 3; n += 1) {
    portal.pass(4 * 24 * 3600);
    const successor = await next(token, key);
    expect(successor).not.toBe(token);
    expect(decodeJwt(successor).exp).toBe(decodeJwt(refresh_token).exp);
    token = successor;
  }
  portal.pass(2 * 24 * 3600);
  expect((await refresh(token, key)).status).toBe(401);
});

test('a copied refresh token is refused without the key [12.300]', async () => {
  const { key, access_token, refresh_token } = await begin();
  expect((await refreshWith(refresh_token)).status).toBe(401);
  expect((await refresh(refresh_token, await sessionKey(portal))).status).toBe(401);
  expect(await profile(access_token)).toBe(200);
  expect((await refresh(refresh_token, key)).status).toBe(200);
});

test.each<[what: string, change: () => ProofChange]>([
  ['of another method', () => ({ method: 'GET' })],
  ['of another call', () => ({ url: 'https://portal.example/api/auth/logout' })],
  ['of no address', () => ({ url: 'refresh' })],
  ['without an id', () => ({ id: '' })],
  ['with an endless id', () => ({ id: 'x'.repeat(101) })],
  ['of another type', () => ({ typ: 'JWT' })],
  ['for another token', () => ({ token: 'another' })],
])('a proof %s is refused, and ends nothing', async (_what, change) => {
  const { key, refresh_token } = await begin();
  expect((await refresh(refresh_token, key, change())).status).toBe(401);
  expect((await refresh(refresh_token, key)).status).toBe(200);
});

test.each([-301, 301])('a clock that is wrong by %s s is told the right time', async (seconds) => {
  const { key, refresh_token } = await begin();
  const now = portal.context.now().getTime();
  expect(await refresh(refresh_token, key, { at: new Date(now + seconds * 1000) })).toMatchObject({
    status: 401,
    body: {
      msg: 'The clock of this device differs from that of the portal by more than 5 minutes.',
      data: { now: now / 1000 },
    },
  });
  expect((await refresh(refresh_token, key)).status).toBe(200);
});

test.each(['nonsense', 'a.b.c', ''])('the proof %j is refused', async (dpop) => {
  const { refresh_token } = await begin();
  expect((await refreshWith(refresh_token, dpop)).status).toBe(401);
});

test('a proof is accepted from a clock that is wrong by minutes, under another host, and once', async () => {
  const { key, refresh_token } = await begin();
  const at = new Date(portal.context.now().getTime() - 299_000);
  const url = 'https://other.example/api/auth/refresh?x=1';
  const dpop = await key('/auth/refresh', { at, url, token: refresh_token });
  const { status, body } = await refreshWith(refresh_token, dpop);
  expect(status).toBe(200);
  const { refresh_token: successor } = body.data as unknown as { refresh_token: string };
  expect((await refreshWith(successor, dpop)).status).toBe(401);
  expect((await refresh(successor, key)).status).toBe(200);
});

test('proofs that were signed in advance end with the token that they were signed for [12.300]', async () => {
  const { key, refresh_token } = await begin();
  const at = (seconds: number) => new Date(portal.context.now().getTime() + seconds * 1000);
  const signed = await Promise.all(
    [0, 900].map((after) => key('/auth/refresh', { at: at(after), token: refresh_token })),
  );
  const { status, body } = await refreshWith(refresh_token, signed[0]);
  expect(status).toBe(200);
  const { refresh_token: successor } = body.data as unknown as { refresh_token: string };
  portal.pass(900);
  expect((await refreshWith(successor, signed[1])).status).toBe(401);
  expect((await refresh(successor, key)).status).toBe(200);
});

test('used proofs are removed once their time alone refuses them, and not before', async () => {
  const { key, refresh_token } = await begin();
  await refresh(refresh_token, key);
  portal.pass(299);
  await cleanUp(portal.context);
  expect(await db.$count(usedProofs)).toBe(1);
  portal.pass(1);
  await cleanUp(portal.context);
  expect(await db.$count(usedProofs)).toBe(0);
});

test('a token is exchanged again as long as its successor is unused, since the answer may have been lost', async () => {
  const { key, refresh_token } = await begin();
  await next(refresh_token, key);
  const again = await next(refresh_token, key);
  const third = await next(again, key);
  expect((await refresh(third, key)).status).toBe(200);
});

test('a token that is used after its successor ends the session and notifies its user [12.300]', async () => {
  const { key, access_token, refresh_token } = await begin();
  const second = await next(refresh_token, key);
  const third = await next(second, key);
  const { access_token: elsewhere } = await logIn(portal);
  expect((await refreshWith(refresh_token)).status).toBe(401);
  expect((await refresh(third, key)).status).toBe(401);
  expect(await profile(access_token)).toBe(401);
  expect(await profile(elsewhere)).toBe(200);
  expect((await emailsInOrder(portal)).map(({ kind, recipients }) => [kind, recipients])).toEqual([
    ['copied-session', ['ada@site.example']],
  ]);
  expect(await latestEntry(portal)).toMatchObject({ action: 'session.end-copied', objectName: 'Ada Byron' });
});

test('of concurrent renewals with one token all succeed, and the last successor goes on', async () => {
  const { key, refresh_token } = await begin();
  const proofs = await Promise.all([1, 2, 3].map(() => key('/auth/refresh', { token: refresh_token })));
  const answers = await Promise.all(proofs.map((dpop) => refreshWith(refresh_token, dpop)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [last] = answers.map(({ body }) => (body.data as unknown as { refresh_token: string }).refresh_token);
  expect((await refresh(last ?? '', key)).status).toBe(200);
});

test('a logout takes the token alone, since the page may close at once', async () => {
  const { access_token, refresh_token } = await begin();
  expect((await callApi('POST /auth/logout', { token: refresh_token })).status).toBe(200);
  expect(await profile(access_token)).toBe(401);
});

test('a session records where it is used, and a plain one goes on with its token alone', async () => {
  await addPerson(portal);
  const { refresh_token } = await logIn(portal);
  portal.pass(60);
  const { body } = await refreshWith(refresh_token);
  expect(Object.keys(body.data ?? {})).toEqual(['access_token']);
  expect(await db.select().from(refreshTokens)).toMatchObject([
    { network: '127.0.0.1', keyThumbprint: null, generation: 0, lastUsedAt: portal.context.now() },
  ]);
});
