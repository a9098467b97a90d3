import { latestEntry } from '../../../test/audit';
import { addPerson, logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { emails } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const isIn = async ({ access_token, refresh_token }: { access_token: string; refresh_token: string }) => [
  (await callApi('GET /user/profile', { token: access_token })).status,
  (await callApi('POST /auth/refresh', { token: refresh_token })).status,
];

test('every session of the user ends, those of others continue, and the user is notified [12.18]', async () => {
  const { id } = await addPerson(portal);
  await addPerson(portal, { email: 'bea@site.example' });
  const [here, there, other] = [await logIn(portal), await logIn(portal), await logIn(portal, 'bea@site.example')];
  expect(await callApi('POST /auth/sign-out-everywhere', { token: here.access_token })).toMatchObject({ status: 200 });
  expect(await isIn(here)).toEqual([401, 401]);
  expect(await isIn(there)).toEqual([401, 401]);
  expect(await isIn(other)).toEqual([200, 200]);
  expect(await db.select().from(emails)).toMatchObject([{ kind: 'signed-out', recipients: ['ada@site.example'] }]);
  expect(await latestEntry(portal)).toMatchObject({ action: 'user.sign-out', actorId: id });
  expect((await isIn(await logIn(portal)))[0]).toBe(200);
});
