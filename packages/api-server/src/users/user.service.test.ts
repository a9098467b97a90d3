import { testPortal } from '../../test/portal';
import { auditEntries, emails, oneTimeTokens, userRoles, users } from '../db/tables';
import { addUser } from './user.service';

const portal = testPortal();
const { db, context } = portal;
const ADA = {
  email: ' Ada@Site.example ',
  firstName: 'Ada',
  lastName: 'Byron',
  roles: ['cars' as const, 'ares' as const],
};

test('a new user has roles and a link in the mail that activates the account', async () => {
  const { id, email } = await addUser(context, ADA);
  expect(email).toBe('ada@site.example');
  expect(await db.select().from(users)).toMatchObject([{ id, email, passwordHash: null, activatedAt: null }]);
  expect(await db.$count(userRoles)).toBe(2);
  expect(await db.select().from(oneTimeTokens)).toMatchObject([{ userId: id, kind: 'activation' }]);
  expect(await db.select().from(emails)).toMatchObject([{ kind: 'activation', recipients: [email] }]);
  expect(await db.select().from(auditEntries)).toMatchObject([
    { action: 'user.add', objectId: id, newValue: { email, roles: ['cars', 'ares'] } },
  ]);
});

test('an address is taken in upper and lower case, and the second attempt leaves nothing behind', async () => {
  await addUser(context, ADA);
  await expect(addUser(context, { ...ADA, email: 'ADA@SITE.EXAMPLE' })).rejects.toMatchObject({
    status: 409,
    code: 1003,
    message: 'A user with the address ADA@SITE.EXAMPLE already exists.',
  });
  expect(await db.$count(emails)).toBe(1);
});

test('of two at once with one address, one is made', async () => {
  const results = await Promise.allSettled([addUser(context, ADA), addUser(context, ADA)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await db.$count(users)).toBe(1);
});
