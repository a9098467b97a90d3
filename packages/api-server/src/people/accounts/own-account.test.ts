import type { AccountEvent, OwnSession } from '@portal/domain';
import { addPerson, enter, logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf } from '../../../test/releases';
import { logInWithKey, sessionKey } from '../../../test/session-keys';

const portal = testPortal();
const { callApi } = portal;

const sessions = async (token: string) => dataOf(await callApi('GET /user/sessions', { token })) as OwnSession[];
const end = (token: string, id: string) => callApi('POST /user/sessions/:id/end', { token, params: { id } });
const events = async (token: string) =>
  (dataOf(await callApi('GET /user/events', { token })) as AccountEvent[]).map(({ action }) => action);

test('users see their running sessions, with device, network and times', async () => {
  await addPerson(portal);
  await addPerson(portal, { email: 'bea@site.example' });
  await logInWithKey(portal, await sessionKey(portal));
  portal.pass(60);
  const { access_token: token } = await logIn(portal);
  await logIn(portal, 'bea@site.example');
  const now = portal.context.now().getTime() / 1000;
  const usual = { network: '127.0.0.1', device: null, last_used_at: null };
  expect(await sessions(token)).toMatchObject([
    { ...usual, opened_at: expect.any(Number), is_present: true, is_bound: false, expires_at: now + 14 * 24 * 3600 },
    { ...usual, is_present: false, is_bound: true },
  ]);
});

test('a session is ended from another device, immediately and once [12.301]', async () => {
  await addPerson(portal);
  const there = await logIn(portal);
  const { access_token: token } = await logIn(portal);
  const [other] = (await sessions(token)).filter((session) => !session.is_present);
  expect((await end(token, other?._id ?? '')).status).toBe(200);
  expect((await callApi('GET /user/profile', { token: there.access_token })).status).toBe(401);
  expect((await end(token, other?._id ?? '')).status).toBe(404);
  expect(await sessions(token)).toHaveLength(1);
  expect(await events(token)).toEqual(['session.end', 'session.open', 'session.open']);
});

test("another user's session cannot be ended", async () => {
  await addPerson(portal);
  await addPerson(portal, { email: 'bea@site.example' });
  const bea = await enter(portal, 'bea@site.example');
  const [session] = await sessions(bea.access_token);
  const { access_token: token } = await enter(portal);
  expect((await end(token, session?._id ?? '')).status).toBe(404);
  expect(await sessions(bea.access_token)).toHaveLength(1);
});

test('events concern the account of the caller, by the user and by others, the latest first', async () => {
  const { id } = await addPerson(portal);
  await addPerson(portal, { email: 'root@site.example', roles: ['administrator'] });
  const { access_token: token } = await enter(portal);
  const { access_token: root } = await enter(portal, 'root@site.example');
  const body = { email: 'ada@site.example', first_name: 'Ada', last_name: 'Lovelace', roles: [] };
  await callApi('POST /user/:id/edit', { token: root, params: { id }, body });
  await callApi('POST /auth/reset-password', { body: { email: 'ada@site.example' } });
  expect(await events(token)).toEqual(['user.request-password', 'user.edit', 'session.open']);
});
