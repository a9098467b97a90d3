import type { FactorChallenge, OwnFactors } from '@portal/domain';
import { writtenEntries } from '../../../../test/audit';
import { emailsInOrder } from '../../../../test/emails';
import { addPerson, enter } from '../../../../test/people';
import { testPortal } from '../../../../test/portal';
import { dataOf } from '../../../../test/releases';
import { codeNow, logInWith, setUpCodes } from '../../../../test/second-factors';
import { storedTexts } from '../../../../test/stored';
import { issueLink } from '../one-time-link';
import { renewFactorKey } from './factor-key';

const portal = testPortal();
const { callApi } = portal;

async function withCodes() {
  await addPerson(portal);
  const { access_token: token } = await enter(portal);
  return { token, ...(await setUpCodes(portal, token)) };
}

const factors = async (token: string) => dataOf(await callApi('GET /user/second-factors', { token })) as OwnFactors;
const kinds = async () => (await emailsInOrder(portal)).map(({ kind }) => kind);

test('a login asks for a code, which is accepted once [12.320]', async () => {
  const { secret } = await withCodes();
  portal.pass(60);
  const asked = await logInWith(portal);
  expect([asked.status, asked.body.code, asked.body.errors]).toEqual([401, 1006, undefined]);
  expect(asked.body.data as unknown as FactorChallenge).toEqual({ codes: true, passkey: null });
  const code = codeNow(portal, secret);
  expect((await logInWith(portal, { code })).status).toBe(200);
  const again = await logInWith(portal, { code });
  expect([again.status, again.body.code]).toEqual([401, 1006]);
  expect(again.body.errors).toEqual([{ path: 'code', message: expect.stringMatching(/wrong, or it was used/) }]);
  portal.pass(30);
  expect((await logInWith(portal, { code: codeNow(portal, secret) })).status).toBe(200);
});

test('the code of the set-up, and an older one than the last, are used up', async () => {
  const { secret } = await withCodes();
  expect((await logInWith(portal, { code: codeNow(portal, secret) })).status).toBe(401);
  portal.pass(30);
  expect((await logInWith(portal, { code: codeNow(portal, secret) })).status).toBe(200);
  expect((await logInWith(portal, { code: codeNow(portal, secret, -30) })).status).toBe(401);
});

test('of several simultaneous logins with one code, one succeeds', async () => {
  const { secret } = await withCodes();
  portal.pass(60);
  const code = codeNow(portal, secret);
  const answers = await Promise.all([1, 2, 3].map(() => logInWith(portal, { code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('without the password, the code tells nothing', async () => {
  const { secret } = await withCodes();
  portal.pass(60);
  const { status, body } = await logInWith(portal, { password: 'wrong', code: codeNow(portal, secret) });
  expect([status, body.code, body.data]).toEqual([401, 1001, undefined]);
});

test('a link to a new password leaves the second factor', async () => {
  const { id } = await addPerson(portal);
  const { access_token: token } = await enter(portal);
  const { secret } = await setUpCodes(portal, token);
  const { url } = await issueLink(portal.db, portal.context, { userId: id, kind: 'reset' });
  const password = 'smoke over the hills';
  const body = { password, confirm_password: password, password_reset_hash: url.split('/').at(-1) };
  const changed = await callApi('POST /auth/change-password', { body });
  expect([changed.status, changed.body.data]).toEqual([200, null]);
  portal.pass(60);
  expect((await logInWith(portal, { password })).body.code).toBe(1006);
  expect((await logInWith(portal, { password, code: codeNow(portal, secret) })).status).toBe(200);
});

test('wrong codes count as guesses, and the owner is told', async () => {
  await withCodes();
  const answers: number[] = [];
  for (let at = 0; at < 12; at += 1)
    answers.push((await logInWith(portal, { code: '000000' }, `192.0.${at}.7`)).status);
  expect(answers.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 401));
  expect(answers.at(-1)).toBe(429);
  expect(await kinds()).toContain('guessed-password');
});

test('a recovery code opens once, however it is typed, and is mailed [12.321]', async () => {
  const { token, recovery_codes } = await withCodes();
  const [first = ''] = recovery_codes;
  expect(recovery_codes).toHaveLength(10);
  expect((await logInWith(portal, { code: ` ${first.toUpperCase().replaceAll('-', ' ')}` })).status).toBe(200);
  expect((await logInWith(portal, { code: first })).status).toBe(401);
  expect((await factors(token)).recovery_codes).toBe(9);
  expect(await kinds()).toEqual(['factor-added', 'recovery-code-used']);
});

test('setting up and removing is recorded and mailed; afterwards the password is enough', async () => {
  const { token } = await withCodes();
  expect(await factors(token)).toMatchObject({ is_required: false, codes: { added_at: expect.any(Number) } });
  expect((await callApi('POST /user/second-factors/codes/begin', { token })).status).toBe(409);
  expect((await callApi('POST /user/second-factors/codes/remove', { token })).status).toBe(200);
  expect(await factors(token)).toEqual({ is_required: false, codes: null, passkeys: [], recovery_codes: 0 });
  expect((await logInWith(portal)).status).toBe(200);
  expect(await kinds()).toEqual(['factor-added', 'factor-removed']);
  expect(await writtenEntries(portal, 'user.add-factor')).toMatchObject([{ newValue: { kind: 'codes' } }]);
  expect(await writtenEntries(portal, 'user.remove-factor')).toMatchObject([{ oldValue: { kind: 'codes' } }]);
});

test('a set-up without a right code changes nothing', async () => {
  await addPerson(portal);
  const { access_token: token } = await enter(portal);
  await callApi('POST /user/second-factors/codes/begin', { token });
  const { status, body } = await callApi('POST /user/second-factors/codes', { token, body: { code: '000000' } });
  expect([status, body.errors]).toEqual([422, [{ path: 'code', message: expect.any(String) }]]);
  expect((await factors(token)).codes).toBeNull();
  expect((await logInWith(portal)).status).toBe(200);
});

test('new recovery codes replace the previous ones', async () => {
  const { token, recovery_codes } = await withCodes();
  const renewed = await callApi('POST /user/second-factors/recovery-codes', { token });
  expect((dataOf(renewed) as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
  expect((await logInWith(portal, { code: recovery_codes[1] })).status).toBe(401);
});

test('no stored text has the secret or a recovery code; codes work with a new key [12.322]', async () => {
  const { secret, recovery_codes } = await withCodes();
  await renewFactorKey(portal.context.db);
  const texts = await storedTexts(portal);
  for (const text of [secret, ...recovery_codes]) expect(texts.includes(text)).toBe(false);
  portal.pass(60);
  expect((await logInWith(portal, { code: codeNow(portal, secret) })).status).toBe(200);
});
