import { writtenEntries } from '../../../test/audit';
import { addPerson, logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { users } from '../../platform/db/tables';
import { addFirstAdministrator } from './first-administrator';

const portal = testPortal();
const { callApi, db, context } = portal;
const ADA = { email: 'ada@site.example', firstName: 'Ada', lastName: 'Byron' };

test('the first administrator sets a password by the printed link, and has all rights [11.1.5]', async () => {
  const { url } = await addFirstAdministrator(context, ADA);
  const password_reset_hash = /^https:\/\/portal\.example\/change-password\/([\w-]{43})$/.exec(url)?.[1];
  const body = { password: 'a password of mine', confirm_password: 'a password of mine', password_reset_hash };
  expect((await callApi('POST /auth/change-password', { body })).status).toBe(200);
  const { access_token: token } = await logIn(portal, ADA.email, body.password);
  const profile = await callApi('GET /user/profile', { token });
  expect(profile.body.data).toMatchObject({ permissions: expect.arrayContaining(['administrator']) });
  expect(JSON.stringify(await writtenEntries(portal))).not.toContain(password_reset_hash);
});

test.each([true, false])('no further administrator is made (first one activated: %s) [11.1.5]', async (activated) => {
  await addPerson(portal, { email: 'bea@site.example', roles: ['administrator'], activated });
  await expect(addFirstAdministrator(context, ADA)).rejects.toThrow('There is an administrator already.');
  expect(await db.$count(users)).toBe(1);
});

test('a user without the role does not count as an administrator', async () => {
  await addPerson(portal, { email: 'bea@site.example', roles: ['cars'] });
  await expect(addFirstAdministrator(context, ADA)).resolves.toMatchObject({ url: expect.any(String) });
});

test('one of two concurrent commands creates its administrator', async () => {
  const results = await Promise.allSettled([
    addFirstAdministrator(context, ADA),
    addFirstAdministrator(context, { ...ADA, email: 'bea@site.example' }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await db.$count(users)).toBe(1);
});
