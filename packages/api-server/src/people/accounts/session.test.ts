import { decodeJwt } from 'jose';
import { addPerson, logIn, PASSWORD } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { refreshTokens, userRoles, users } from '../../platform/db/tables';
import { cleanUp } from './clean-up';

const portal = testPortal();
const { callApi, db } = portal;

const ENDED = { status: 401, body: { code: 1001, msg: 'Your session has ended. Please log in again.' } };
const profile = (token?: string) => callApi('GET /user/profile', { token });
const refresh = (token?: string) => callApi('POST /auth/refresh', { token });

test('a session is renewed without a new refresh token, for two weeks [7.2.2, 11.4.11]', async () => {
  await addPerson(portal);
  const { access_token, refresh_token } = await logIn(portal);
  portal.pass(15 * 60);
  expect(await profile(access_token)).toMatchObject(ENDED);
  const { status, body } = await refresh(refresh_token);
  expect(status).toBe(200);
  expect(Object.keys(body.data ?? {})).toEqual(['access_token']);
  expect((await profile((body.data as unknown as { access_token: string }).access_token)).status).toBe(200);
  portal.pass(14 * 24 * 3600 - 15 * 60 - 1);
  expect((await refresh(refresh_token)).status).toBe(200);
  portal.pass(1);
  expect(await refresh(refresh_token)).toMatchObject(ENDED);
});

test('the next access token has the new roles and names [11.3.5]', async () => {
  const { id } = await addPerson(portal);
  const { refresh_token } = await logIn(portal);
  await db.insert(userRoles).values({ userId: id, role: 'ares' });
  await db.update(users).set({ lastName: 'Lovelace' });
  const { body } = await refresh(refresh_token);
  const { access_token } = body.data as unknown as { access_token: string };
  expect(decodeJwt(access_token).profile).toMatchObject({ last_name: 'Lovelace', permissions: ['view-all-nf'] });
});

test('each token is valid for its own purpose only [11.4.11]', async () => {
  await addPerson(portal);
  const { access_token, refresh_token } = await logIn(portal);
  expect(await profile(refresh_token)).toMatchObject(ENDED);
  expect(await refresh(access_token)).toMatchObject(ENDED);
});

test.each([[undefined], ['nonsense'], ['a.b.c']])('the token %s is refused', async (token) => {
  expect((await profile(token)).status).toBe(401);
  expect((await refresh(token)).status).toBe(401);
});

test.each<[why: string, end: () => Promise<unknown>]>([
  ['ended', () => db.update(refreshTokens).set({ revokedAt: portal.context.now() })],
  ['removed', () => db.delete(refreshTokens)],
  ['of a deactivated account', () => db.update(users).set({ deactivatedAt: portal.context.now() })],
])('a session that is %s is refused at once', async (_why, end) => {
  await addPerson(portal);
  const { access_token, refresh_token } = await logIn(portal);
  await end();
  expect(await profile(access_token)).toMatchObject(ENDED);
  expect(await refresh(refresh_token)).toMatchObject(ENDED);
});

test('a refresh token that was signed but never issued is refused', async () => {
  await addPerson(portal);
  const { refresh_token } = await logIn(portal);
  await db.update(refreshTokens).set({ digest: 'of another token' });
  expect(await refresh(refresh_token)).toMatchObject(ENDED);
});

test('sessions are removed after they have expired, and not before', async () => {
  await addPerson(portal);
  await logIn(portal);
  portal.pass(60);
  await logIn(portal);
  portal.pass(14 * 24 * 3600 - 60);
  await cleanUp(portal.context);
  expect(await db.$count(refreshTokens)).toBe(1);
});

test('a token left over from an ended session does not prevent a login', async () => {
  await addPerson(portal);
  const { status } = await callApi('POST /auth/login', {
    body: { email: 'ada@site.example', password: PASSWORD },
    token: 'left.over.token',
  });
  expect(status).toBe(200);
});
