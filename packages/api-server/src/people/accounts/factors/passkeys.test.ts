import type { FactorChallenge, OwnFactors, PasskeyChallenge, PasskeyCreation } from '@portal/domain';
import { addPerson, enter } from '../../../../test/people';
import { testPortal } from '../../../../test/portal';
import { dataOf } from '../../../../test/releases';
import { addKey, logInWith, softwareKey } from '../../../../test/second-factors';

const portal = testPortal();
const { callApi } = portal;

async function withKey() {
  const { id } = await addPerson(portal);
  const { access_token: token } = await enter(portal);
  const key = softwareKey();
  const added = await addKey(portal, token, key, 'Laptop');
  return { id, token, key, added };
}

/** The challenge that a login answers with. */
async function challenged(): Promise<PasskeyChallenge> {
  const { body } = await logInWith(portal);
  const { passkey } = body.data as unknown as FactorChallenge;
  if (!passkey) throw new Error('No passkey was asked for.');
  return passkey;
}

const factors = async (token: string) => dataOf(await callApi('GET /user/second-factors', { token })) as OwnFactors;

test('a passkey logs in after the password; its challenge is used once [12.323]', async () => {
  const { key, token, added } = await withKey();
  expect((dataOf(added) as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
  const challenge = await challenged();
  expect(challenge.allowCredentials).toHaveLength(1);
  const passkey = key.prove(challenge);
  expect((await logInWith(portal, { passkey })).status).toBe(200);
  expect((await logInWith(portal, { passkey })).status).toBe(401);
  expect((await logInWith(portal, { passkey: key.prove(challenge) })).status).toBe(401);
  expect((await factors(token)).passkeys).toMatchObject([{ name: 'Laptop', last_used_at: expect.any(Number) }]);
});

test('a copy of a passkey, whose counter lags behind, is refused', async () => {
  const { key } = await withKey();
  expect((await logInWith(portal, { passkey: key.prove(await challenged()) })).status).toBe(200);
  key.setCounter(0);
  const { status, body } = await logInWith(portal, { passkey: key.prove(await challenged()) });
  expect([status, body.code]).toEqual([401, 1006]);
});

test.each<[what: string, other: Parameters<typeof softwareKey>[0]]>([
  ['another page', { origin: 'https://portal.example.org' }],
  ['another site', { rpId: 'elsewhere.example' }],
])('a passkey made on %s is refused', async (_what, other) => {
  await addPerson(portal);
  const { access_token: token } = await enter(portal);
  expect((await addKey(portal, token, softwareKey(other))).status).toBe(422);
  expect((await factors(token)).passkeys).toEqual([]);
});

test("neither another key nor another user's challenge is accepted", async () => {
  const { key } = await withKey();
  await addPerson(portal, { email: 'bea@site.example' });
  const { access_token: bea } = await enter(portal, 'bea@site.example');
  const theirs = dataOf(await callApi('POST /user/second-factors/passkeys/begin', { token: bea })) as PasskeyCreation;
  expect((await logInWith(portal, { passkey: key.prove(theirs) })).status).toBe(401);
  expect((await logInWith(portal, { passkey: softwareKey().prove(await challenged()) })).status).toBe(401);
});

test('a challenge lapses after five minutes', async () => {
  const { key } = await withKey();
  const challenge = await challenged();
  portal.pass(301);
  expect((await logInWith(portal, { passkey: key.prove(challenge) })).status).toBe(401);
});

test.each([
  { id: 'x', client_data: 'x', authenticator_data: 'x', signature: 'x' },
  { id: '', client_data: '', authenticator_data: '', signature: '' },
  { id: 1 },
  'x',
  [],
])('%j is no proof', async (passkey) => {
  await withKey();
  expect([401, 422]).toContain((await logInWith(portal, { passkey })).status);
});

test('passkeys are renamed and removed by their owner only', async () => {
  const { token } = await withKey();
  await addPerson(portal, { email: 'bea@site.example' });
  const { access_token: bea } = await enter(portal, 'bea@site.example');
  const [passkey] = (await factors(token)).passkeys;
  const params = { id: passkey?._id ?? '' };
  const rename = (as: string) =>
    callApi('POST /user/second-factors/passkeys/:id/rename', { token: as, params, body: { name: 'Desk' } });
  const remove = (as: string) => callApi('POST /user/second-factors/passkeys/:id/remove', { token: as, params });
  expect([(await rename(bea)).status, (await remove(bea)).status]).toEqual([404, 404]);
  expect((await rename(token)).status).toBe(200);
  expect((await factors(token)).passkeys).toMatchObject([{ name: 'Desk' }]);
  expect((await remove(token)).status).toBe(200);
  expect((await logInWith(portal)).status).toBe(200);
});
