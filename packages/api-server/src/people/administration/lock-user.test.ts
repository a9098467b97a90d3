import { emailsInOrder } from '../../../test/emails';
import { writtenEntries } from '../../../test/audit';
import { addFacility } from '../../../test/facilities';
import { administratorToken } from '../../../test/evaluations';
import { addPerson, enter, type logIn, PASSWORD } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { latestLink } from '../../../test/accounts';

const portal = testPortal();
const { callApi } = portal;

const EMAIL = 'bea@site.example';
const REASON = { reason: 'Their laptop was stolen.' };

let token: string;
let id: string;
beforeEach(async () => {
  token = await administratorToken(portal);
  ({ id } = await addPerson(portal, {
    email: EMAIL,
    firstName: 'Bea',
    lastName: 'Bell',
    roles: ['national_facility'],
  }));
});

const ask = (act: 'lock' | 'unlock' | 'end-sessions', params = { id }) =>
  callApi(`POST /user/:id/${act}`, { token, params, body: act === 'lock' ? REASON : {} });
const login = () => callApi('POST /auth/login', { body: { email: EMAIL, password: PASSWORD } });
const uses = async ({ access_token, refresh_token }: Awaited<ReturnType<typeof logIn>>) => [
  (await callApi('GET /user/profile', { token: access_token })).status,
  (await callApi('POST /auth/refresh', { token: refresh_token })).status,
];

test('the owner of a facility is locked: sessions end immediately, and a login is refused like an unknown address [12.302]', async () => {
  await addFacility(portal, { ownerId: id });
  const session = await enter(portal, EMAIL);
  expect(await ask('lock')).toMatchObject({ status: 200, body: { data: { locked: true, deactivated: false } } });
  expect(await uses(session)).toEqual([401, 401]);
  const unknown = await callApi('POST /auth/login', { body: { email: 'no@site.example', password: PASSWORD } });
  expect(await login()).toEqual(unknown);
  const [mail] = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'account-locked');
  expect(mail).toMatchObject({
    recipients: [EMAIL],
    text: expect.stringContaining('Reason: Their laptop was stolen.'),
  });
  expect(await writtenEntries(portal, 'user.lock')).toMatchObject([{ objectName: 'Bea Bell', newValue: REASON }]);
});

test('no link sets a password of a locked account, whether it was requested before or after', async () => {
  await callApi('POST /auth/reset-password', { body: { email: EMAIL } });
  const link = await latestLink(portal);
  await ask('lock');
  const body = { password: 'smoke over the sea', confirm_password: 'smoke over the sea', password_reset_hash: link };
  expect((await callApi('POST /auth/change-password', { body })).status).toBe(400);
  await callApi('POST /auth/reset-password', { body: { email: EMAIL } });
  expect((await emailsInOrder(portal)).filter(({ kind }) => kind === 'reset-password')).toHaveLength(1);
});

test('an unlocked account is used with its password, and its sessions from before stay ended', async () => {
  const session = await enter(portal, EMAIL);
  await ask('lock');
  expect(await ask('unlock')).toMatchObject({ status: 200, body: { data: { locked: false } } });
  expect((await login()).status).toBe(200);
  expect(await uses(session)).toEqual([401, 401]);
  expect((await emailsInOrder(portal)).at(-1)).toMatchObject({ kind: 'account-unlocked' });
});

test('a second lock or unlock changes and sends nothing', async () => {
  for (const act of ['lock', 'lock', 'unlock', 'unlock'] as const) expect((await ask(act)).status).toBe(200);
  expect((await emailsInOrder(portal)).map(({ kind }) => kind)).toEqual(['account-locked', 'account-unlocked']);
});

test('an administrator ends the sessions of an account, which can log in again [12.302]', async () => {
  const session = await enter(portal, EMAIL);
  expect((await ask('end-sessions')).status).toBe(200);
  expect(await uses(session)).toEqual([401, 401]);
  expect((await login()).status).toBe(200);
  expect((await emailsInOrder(portal)).map(({ subject }) => subject)).toEqual(['An administrator logged you out']);
});

test('administrators lock neither their own account nor the last administrator', async () => {
  const { body } = await callApi('GET /user/profile', { token });
  const { _id: own } = body.data as unknown as { _id: string };
  expect(await ask('lock', { id: own })).toMatchObject({
    status: 409,
    body: { msg: 'You cannot lock your own account.' },
  });
});

test('the list of users names and finds locked accounts', async () => {
  await ask('lock');
  const { body } = await callApi('GET /user/getall', { token });
  expect(body.data).toEqual(expect.arrayContaining([expect.objectContaining({ email: EMAIL, locked: true })]));
  const found = await portal.get('/api/user/getall?status=locked', { authorization: `Bearer ${token}` });
  expect(found.json<{ data: { email: string }[] }>().data.map(({ email }) => email)).toEqual([EMAIL]);
});
