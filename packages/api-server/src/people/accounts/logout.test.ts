import { latestEntry, writtenEntries } from '../../../test/audit';
import { addPerson, logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';

const portal = testPortal();
const { callApi } = portal;

type Session = Awaited<ReturnType<typeof logIn>>;

const logOut = (token: string) => callApi('POST /auth/logout', { token });
const isIn = async ({ access_token, refresh_token }: Session) => [
  (await callApi('GET /user/profile', { token: access_token })).status,
  (await callApi('POST /auth/refresh', { token: refresh_token })).status,
];

test('logging out ends only this session [11.4.12]', async () => {
  const { id } = await addPerson(portal);
  await addPerson(portal, { email: 'bea@site.example' });
  const [here, there, other] = [await logIn(portal), await logIn(portal), await logIn(portal, 'bea@site.example')];
  expect(await logOut(here.refresh_token)).toMatchObject({ status: 200 });
  expect(await isIn(here)).toEqual([401, 401]);
  expect(await isIn(there)).toEqual([200, 200]);
  expect(await isIn(other)).toEqual([200, 200]);
  expect(await latestEntry(portal)).toMatchObject({ action: 'session.close', actorId: id });
});

test('a logout works long after the access token has expired', async () => {
  await addPerson(portal);
  const session = await logIn(portal);
  portal.pass(14 * 24 * 3600 - 1);
  expect(await logOut(session.refresh_token)).toMatchObject({ status: 200 });
  expect(await isIn(session)).toEqual([401, 401]);
});

test('of several concurrent logouts, one is recorded; a second logout is refused', async () => {
  await addPerson(portal);
  const { refresh_token } = await logIn(portal);
  const statuses = (await Promise.all([1, 2, 3].map(() => logOut(refresh_token)))).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect((await logOut(refresh_token)).status).toBe(401);
  expect(await writtenEntries(portal, 'session.close')).toHaveLength(1);
});

test('an access token ends no session', async () => {
  await addPerson(portal);
  const session = await logIn(portal);
  expect((await logOut(session.access_token)).status).toBe(401);
  expect(await isIn(session)).toEqual([200, 200]);
});
