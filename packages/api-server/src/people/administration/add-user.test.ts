import { ROLES, type RoleCode, type User } from '@portal/domain';
import { accounts, latestLink, rolesOf, userBody } from '../../../test/accounts';
import { latestEntry } from '../../../test/audit';
import { emailsInOrder } from '../../../test/emails';
import { administratorToken } from '../../../test/evaluations';
import { addPerson, deactivate, enter, logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { oneTimeTokens, users } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const add = async (body: object, token?: string) =>
  callApi('POST /user/add', { body, token: token ?? (await administratorToken(portal)) });

const PASSWORD = 'a well chosen one';
const setPassword = (password_reset_hash: string) =>
  callApi('POST /auth/change-password', {
    body: { password: PASSWORD, confirm_password: PASSWORD, password_reset_hash },
  });

test('a new account has roles, no password, and a link in the mail that activates it [1.1, 7.2.7]', async () => {
  const { status, body } = await add(userBody({ email: ' Bea@Site.example ' }));
  expect([status, body.code]).toEqual([200, 2]);
  expect(body.data).toEqual({
    _id: expect.any(String),
    email: 'bea@site.example',
    first_name: 'Bea',
    last_name: 'Bell',
    roles: [
      { _id: 'cars', name: 'CARS' },
      { _id: 'ares', name: 'ARES' },
    ],
    activated: false,
    deactivated: false,
    locked: false,
    anonymised: false,
    second_factor: false,
    version: 1,
  });
  const [mail] = await emailsInOrder(portal);
  expect(mail).toMatchObject({ kind: 'activation', recipients: ['bea@site.example'], secrets: [expect.any(String)] });
  expect(mail?.text).toContain('until 2026-06-22 12:00 UTC');
  expect(await db.select().from(oneTimeTokens)).toMatchObject([{ kind: 'activation' }]);
});

test('the answer states whether the activation email waits for a mail server', async () => {
  const token = await administratorToken(portal);
  expect((await add(userBody(), token)).body.msg).toBe(
    'bea@site.example was added. An activation email will be sent as soon as a mail server is set.',
  );
  jest.replaceProperty(portal.context, 'settings', { ...portal.context.settings, smtpUrl: 'smtp://mail.example' });
  const { body } = await add(userBody({ email: 'cleo@site.example' }), token);
  expect(body.msg).toBe('cleo@site.example was added. An activation email has been sent.');
});

test('the link sets the first password, which is valid for a login [11.4.4]', async () => {
  const token = await administratorToken(portal);
  await add(userBody(), token);
  expect((await callApi('POST /auth/login', { body: { email: 'bea@site.example', password: PASSWORD } })).status).toBe(
    401,
  );
  expect((await setPassword(await latestLink(portal))).status).toBe(200);
  await logIn(portal, 'bea@site.example', PASSWORD);
  const list = await callApi('GET /user/getall', { token });
  expect((list.body.data as unknown as User[]).find(({ email }) => email === 'bea@site.example')?.activated).toBe(true);
});

test('the link expires after a week', async () => {
  await add(userBody());
  portal.pass(7 * 24 * 3600);
  expect((await setPassword(await latestLink(portal))).status).toBe(400);
});

test('the audit log has the new user and the administrator, and not the link', async () => {
  await add(userBody());
  expect(await latestEntry(portal)).toMatchObject({
    action: 'user.add',
    objectName: 'Bea Bell',
    newValue: { email: 'bea@site.example', first_name: 'Bea', last_name: 'Bell', roles: ['ares', 'cars'] },
  });
  expect(JSON.stringify(await latestEntry(portal))).not.toContain(await latestLink(portal));
});

test('an account may have no role, and a duplicate role counts once', async () => {
  const token = await administratorToken(portal);
  const none = (await add(userBody({ roles: [] }), token)).body.data as unknown as User;
  expect(none.roles).toEqual([]);
  const twice = await add(userBody({ email: 'c@site.example', roles: ['cars', 'cars'] }), token);
  expect((twice.body.data as unknown as User).roles).toEqual([{ _id: 'cars', name: 'CARS' }]);
});

test.each(['bea@site.example', ' BEA@Site.Example', 'gone@site.example'])(
  'the address "%s" is taken: refused on its field, and nothing changes [11.4.14]',
  async (email) => {
    await addPerson(portal, { email: 'bea@site.example' });
    await deactivate(portal, (await addPerson(portal, { email: 'gone@site.example' })).id);
    const token = await administratorToken(portal);
    const before = await accounts(portal);
    const { status, body } = await add(userBody({ email }), token);
    const message = `A user with the address ${email.trim()} already exists.`;
    expect([status, body.code, body.msg, body.errors]).toEqual([409, 1003, message, [{ path: 'email', message }]]);
    expect(await accounts(portal)).toEqual(before);
  },
);

test('two concurrent requests with one address create one user and send one link', async () => {
  const token = await administratorToken(portal);
  const answers = await Promise.all([add(userBody(), token), add(userBody({ email: 'BEA@site.example' }), token)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect([await db.$count(users), (await emailsInOrder(portal)).length]).toEqual([2, 1]);
});

test.each<[what: string, change: object, path: string, message: string]>([
  ['no address', { email: '' }, 'email', 'Invalid E-Mail address'],
  ['a blank name', { first_name: ' ' }, 'first_name', 'Please enter a name'],
  [
    'a name that documents cannot show',
    { last_name: '沙' },
    'last_name',
    'The character “沙” cannot be shown in documents',
  ],
  ['no last name', { last_name: null }, 'last_name', 'Please enter a name'],
  ['the name of a role', { roles: ['National Facility'] }, 'roles[0]', 'Unknown role'],
  ['no roles', { roles: undefined }, 'roles', 'Required'],
])('%s is refused on its field, and nothing changes', async (_what, change, path, message) => {
  const token = await administratorToken(portal);
  const before = await accounts(portal);
  const { status, body } = await add({ ...userBody(), ...change }, token);
  expect([status, body.errors]).toEqual([422, [{ path, message }]]);
  expect(await accounts(portal)).toEqual(before);
});

const OTHERS = ROLES.map(({ code }) => code).filter((code) => code !== 'administrator');

test.each<RoleCode | 'nobody'>(['nobody', ...OTHERS])('%s may not add users [1.1]', async (role) => {
  if (role !== 'nobody') await addPerson(portal, { roles: [role] });
  const token = role === 'nobody' ? '' : (await enter(portal)).access_token;
  const before = await accounts(portal);
  expect((await add(userBody(), token)).status).toBe(role === 'nobody' ? 401 : 403);
  expect(await accounts(portal)).toEqual(before);
});

test('a demo without a mail server prints the link to the console', async () => {
  Object.assign(portal.context.settings, { mode: 'demo' });
  await add(userBody());
  Object.assign(portal.context.settings, { mode: 'production' });
  expect(portal.said).toEqual([expect.stringContaining(await latestLink(portal))]);
});

test('roles are stored as they were sent', async () => {
  const { body } = await add(userBody({ roles: ['lidar_reviewer', 'lidar_data_reviewer'] }));
  expect(await rolesOf(portal, (body.data as unknown as User)._id)).toEqual(['lidar_data_reviewer', 'lidar_reviewer']);
});
