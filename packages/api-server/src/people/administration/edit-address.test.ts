import type { User } from '@portal/domain';
import { accounts, latestLink, userBody } from '../../../test/accounts';
import { emailsInOrder } from '../../../test/emails';
import { administratorToken } from '../../../test/evaluations';
import { addPerson, deactivate, logIn, PASSWORD } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { emails, oneTimeTokens } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const edit = (id: string, body: object, token: string) =>
  callApi('POST /user/:id/edit', { params: { id }, body, token });
const addBea = () => addPerson(portal, { email: 'bea@site.example', firstName: 'Bea', lastName: 'Bell' });

const CHANGED = userBody({ email: 'Bea.New@site.example' });

test('a change of address is notified to both, and the previous one does not learn the new one', async () => {
  const { id } = await addBea();
  const { status } = await edit(id, CHANGED, await administratorToken(portal));
  expect(status).toBe(200);
  const [former, present] = await emailsInOrder(portal);
  expect([former?.recipients, present?.recipients]).toEqual([['bea@site.example'], ['bea.new@site.example']]);
  expect(`${former?.text}${former?.html}`).not.toContain('bea.new');
  expect(present?.text).toContain('log in with bea.new@site.example');
  await logIn(portal, 'bea.new@site.example');
  expect((await callApi('POST /auth/login', { body: { email: 'bea@site.example', password: PASSWORD } })).status).toBe(
    401,
  );
});

test('a change of address ends the sessions of the account', async () => {
  const { id } = await addBea();
  const session = await logIn(portal, 'bea@site.example');
  await edit(id, CHANGED, await administratorToken(portal));
  expect((await callApi('GET /user/profile', { token: session.access_token })).status).toBe(401);
});

const profile = (of: string) => callApi('GET /user/profile', { token: of });

test('one’s own change of address ends the other sessions only', async () => {
  const token = await administratorToken(portal);
  const { _id: id, email } = (await profile(token)).body.data as unknown as User;
  const other = await logIn(portal, email);
  await edit(id, userBody({ email: 'new@site.example', roles: ['administrator'] }), token);
  expect((await profile(other.access_token)).status).toBe(401);
  expect((await profile(token)).status).toBe(200);
});

test('a change of address invalidates a link that was sent to the previous one', async () => {
  const { id } = await addBea();
  await callApi('POST /auth/reset-password', { body: { email: 'bea@site.example' } });
  const token = await administratorToken(portal);
  await edit(id, CHANGED, token);
  expect(await db.$count(oneTimeTokens)).toBe(0);
  await logIn(portal, 'bea.new@site.example');
});

test('the new address of an unactivated account receives a link; the previous link is invalid', async () => {
  const token = await administratorToken(portal);
  const added = (await callApi('POST /user/add', { token, body: userBody() })).body.data as unknown as User;
  const former = await latestLink(portal);
  await edit(added._id, CHANGED, token);
  const use = (password_reset_hash: string) =>
    callApi('POST /auth/change-password', {
      body: { password: PASSWORD, confirm_password: PASSWORD, password_reset_hash },
    });
  expect((await use(former)).status).toBe(400);
  expect((await emailsInOrder(portal)).slice(1)).toMatchObject([
    { kind: 'address-changed', recipients: ['bea@site.example'] },
    { kind: 'activation', recipients: ['bea.new@site.example'] },
  ]);
  expect((await use(await latestLink(portal))).status).toBe(200);
});

test('a new address of a deactivated account sends no mail', async () => {
  const { id } = await addBea();
  await deactivate(portal, id);
  expect((await edit(id, CHANGED, await administratorToken(portal))).status).toBe(200);
  expect(await db.$count(emails)).toBe(0);
});

test('an address of another user is refused on its field, and nothing changes', async () => {
  const { id } = await addBea();
  await addPerson(portal, { email: 'cleo@site.example' });
  const token = await administratorToken(portal);
  const before = await accounts(portal);
  const { status, body } = await edit(id, userBody({ email: 'CLEO@site.example', roles: [] }), token);
  expect([status, body.code, body.errors]).toEqual([
    409,
    1003,
    [{ path: 'email', message: 'A user with the address cleo@site.example already exists.' }],
  ]);
  expect(await accounts(portal)).toEqual(before);
});
