import type { IdentityChallenge } from '@portal/domain';
import { userBody } from '../../../../test/accounts';
import { addPerson, enter, PASSWORD } from '../../../../test/people';
import { testPortal, type ApiRequest } from '../../../../test/portal';
import { teamToken } from '../../../../test/releases';
import { addKey, codeNow, setUpCodes, softwareKey } from '../../../../test/second-factors';
import type { Call } from '../../../app/calls';

const portal = testPortal();
const { callApi } = portal;

async function administrator() {
  const { id } = await addPerson(portal, { roles: ['administrator'] });
  const { access_token: token } = await enter(portal);
  return { id, token };
}

/** The public key of some team. */
const PUBLIC_KEY = 'A'.repeat(43);
const NEW_PASSWORD = { password: 'smoke over the sea', confirm_password: 'smoke over the sea' };
const confirm = (token: string, body: object) => callApi('POST /auth/confirm-identity', { token, body });

/** Calls that ask again, each with what it changes for another account. */
const GUARDED: [call: Call, request: (bea: string) => ApiRequest][] = [
  ['POST /auth/change-password', () => ({ body: NEW_PASSWORD })],
  ['POST /user/add', () => ({ body: userBody({ email: 'new@site.example' }) })],
  ['POST /user/:id/edit', (id) => ({ params: { id }, body: userBody({ roles: ['ares'] }) })],
  ['POST /user/:id/edit', (id) => ({ params: { id }, body: userBody({ email: 'other@site.example' }) })],
  ['POST /user/:id/remove-factors', (id) => ({ params: { id } })],
  ['POST /user/add', () => ({ body: userBody({ email: 'new@site.example', roles: [] }) })],
  ['POST /national-facility/register', (id) => ({ body: { acronym: 'NEW', owner: id } })],
  ['POST /api-tokens', () => ({ body: { name: 'ARES', scopes: ['configurations'], days: 30 } })],
  ['POST /releases/:name/deploy-token', () => ({ params: { name: 'mf-a' }, body: {} })],
  ['POST /releases/:name/keys', () => ({ params: { name: 'mf-a' }, body: { name: 'Team', public_key: PUBLIC_KEY } })],
  ['POST /user/second-factors/codes/begin', () => ({})],
  ['POST /user/second-factors/codes/remove', () => ({})],
  ['POST /user/second-factors/passkeys/begin', () => ({})],
];

test.each(GUARDED)('%s asks again after five minutes, and goes on once confirmed [12.325]', async (call, request) => {
  const { token } = await administrator();
  const bea = await addPerson(portal, {
    email: 'bea@site.example',
    firstName: 'Bea',
    lastName: 'Bell',
    roles: ['cars', 'ares'],
  });
  if (call.startsWith('POST /releases')) await teamToken(portal, 'mf-a');
  portal.pass(301);
  const refused = await callApi(call, { token, ...request(bea.id) });
  expect([refused.status, refused.body.code]).toEqual([403, 1007]);
  expect(refused.body.data as unknown as IdentityChallenge).toEqual({ password: true, codes: false, passkey: null });
  expect((await confirm(token, { password: PASSWORD })).status).toBe(200);
  expect((await callApi(call, { token, ...request(bea.id) })).status).toBe(200);
});

test('a login counts for five minutes; names are changed without being asked', async () => {
  const { token } = await administrator();
  const { id } = await addPerson(portal, { email: 'bea@site.example', firstName: 'B', lastName: 'B', roles: ['ares'] });
  const edit = (body: object) => callApi('POST /user/:id/edit', { token, params: { id }, body });
  portal.pass(300);
  expect((await edit(userBody({ roles: ['cars'] }))).status).toBe(200);
  portal.pass(1);
  expect((await edit(userBody({ first_name: 'Beatrice', roles: ['cars'] }))).status).toBe(200);
});

test('one session is confirmed, and not another one of the account', async () => {
  const { token } = await administrator();
  const { access_token: other } = await enter(portal);
  portal.pass(301);
  await confirm(token, { password: PASSWORD });
  expect((await callApi('POST /user/second-factors/codes/begin', { token: other })).status).toBe(403);
});

test('a code or a passkey confirms too', async () => {
  const { token } = await administrator();
  const { secret } = await setUpCodes(portal, token);
  const key = softwareKey();
  await addKey(portal, token, key);
  portal.pass(301);
  expect((await confirm(token, { code: codeNow(portal, secret) })).status).toBe(200);
  portal.pass(301);
  const { body } = await callApi('POST /user/second-factors/recovery-codes', { token });
  const { passkey } = body.data as unknown as IdentityChallenge;
  expect((await confirm(token, { passkey: key.prove(passkey ?? { challenge: '' }) })).status).toBe(200);
});

test('wrong answers are refused on their field, and count as guesses at a login', async () => {
  const { token } = await administrator();
  const wrong = await confirm(token, { password: 'wrong' });
  expect([wrong.status, wrong.body.code]).toEqual([422, 1007]);
  expect(wrong.body.errors).toEqual([{ path: 'password', message: 'This password is wrong.' }]);
  for (let at = 0; at < 10; at += 1) await confirm(token, { password: 'wrong' });
  expect((await confirm(token, { password: PASSWORD })).status).toBe(429);
});

test('a copied token of a session does not help to guess the password from many networks', async () => {
  const { token } = await administrator();
  const tryFrom = (ip: string, password: string) =>
    callApi('POST /auth/confirm-identity', { token, ip, body: { password } });
  for (let at = 0; at < 20; at += 1) {
    portal.pass(30);
    await tryFrom(`10.4.0.${at}`, 'wrong');
  }
  const { status, body } = await tryFrom('10.4.1.1', PASSWORD);
  expect([status, body.msg]).toEqual([429, expect.stringMatching(/^Too many failed attempts to show who you are\./)]);
});

test('guesses at logins do not keep the user of a running session from it', async () => {
  const { token } = await administrator();
  for (let at = 0; at < 12; at += 1)
    await callApi('POST /auth/login', { ip: `10.5.0.${at}`, body: { email: 'ada@site.example', password: 'wrong' } });
  expect((await confirm(token, { password: PASSWORD })).status).toBe(200);
});

test.each([{}, { password: '' }, { password: PASSWORD, code: '123456' }, { token: 'x' }])(
  '%j does not say who somebody is',
  async (body) => {
    const { token } = await administrator();
    expect((await confirm(token, body)).status).toBe(422);
  },
);
