import { writtenEntries } from '../../../test/audit';
import { emailsInOrder } from '../../../test/emails';
import { answerOf, startProvider } from '../../../test/openid-provider';
import { addPerson, changePerson, deactivate, logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { setUpCodes } from '../../../test/second-factors';
import { sessionKey, type SessionKey } from '../../../test/session-keys';
import { identities, institutionLogins } from '../../platform/db/tables';
import { removeLapsedLogins } from './institution-logins.store';

const portal = testPortal();
const { callApi, context, db } = portal;
const ADA = { email: 'Ada@Site.example', email_verified: true };

type Provider = Awaited<ReturnType<typeof startProvider>>;
let provider: Provider;

beforeAll(async () => {
  provider = await startProvider({
    ada: ADA,
    ada2: ADA,
    unverified: { ...ADA, email_verified: false },
    silent: { email_verified: true },
    stranger: { email: 'stranger@elsewhere.example', email_verified: true },
    new: { email: 'new@site.example', email_verified: true },
  });
});
afterAll(() => provider.stop());

let key: SessionKey;
beforeEach(async () => {
  context.settings.institutions = [provider.institution];
  key = await sessionKey(portal);
});

const withProof = async (path: string, own = key) => ({ headers: { dpop: await own(path) } });

const beginAnyhow = async (own = key) =>
  callApi('POST /auth/institution/begin', {
    body: { institution: 'uni' },
    ...(await withProof('/auth/institution/begin', own)),
  });

/** Begins a login; its address at the provider. */
async function begin(own = key): Promise<string> {
  const { status, body } = await beginAnyhow(own);
  expect(status).toBe(200);
  return (body.data as unknown as { url: string }).url;
}

const finish = async (answer: URLSearchParams, own = key) =>
  callApi('POST /auth/institution/finish', {
    body: { answer: String(answer) },
    ...(await withProof('/auth/institution/finish', own)),
  });

const logInAs = async (login: string) => finish(await answerOf(await begin(), login));

const REFUSED = (msg: RegExp) => ({ status: 403, body: expect.objectContaining({ msg: expect.stringMatching(msg) }) });
const UNAVAILABLE = {
  status: 503,
  body: expect.objectContaining({ msg: expect.stringMatching(/^University cannot be reached/) }),
};
const NOT_CONFIRMED = REFUSED(/^University did not confirm the login/);
const NO_LONGER = REFUSED(/finished already, took longer than ten minutes or was begun in another browser/);

const tokensIn = ({ body }: { body: { data?: never } }) =>
  body.data as unknown as { access_token: string; refresh_token: string };

test('an account with a second factor is not opened by an institution', async () => {
  await addPerson(portal);
  await setUpCodes(portal, (await logIn(portal)).access_token);
  expect(await logInAs('ada')).toEqual(REFUSED(/has a second factor/));
});

test('an account is found by its verified address once, and its owner is told; then by issuer and subject [12.331]', async () => {
  const { id } = await addPerson(portal);
  const first = await logInAs('ada');
  expect(first.status).toBe(200);
  expect(await writtenEntries(portal, 'user.link-identity')).toEqual([
    expect.objectContaining({ actorId: id, objectId: id, newValue: { institution: 'University' } }),
  ]);
  expect((await emailsInOrder(portal)).map(({ kind, recipients }) => [kind, recipients])).toEqual([
    ['identity-linked', ['ada@site.example']],
  ]);
  await changePerson(portal, id, { email: 'byron@site.example' });
  const again = tokensIn(await logInAs('ada'));
  expect((await callApi('GET /user/profile', { token: again.access_token })).body.data).toMatchObject({ _id: id });
  expect(await emailsInOrder(portal)).toHaveLength(1);
});

test('the session is bound to the key of the browser [12.331]', async () => {
  await addPerson(portal);
  const { refresh_token: token } = tokensIn(await logInAs('ada'));
  const dpop = await key('/auth/refresh', { token });
  expect((await callApi('POST /auth/refresh', { token })).status).toBe(401);
  expect((await callApi('POST /auth/refresh', { token, headers: { dpop } })).status).toBe(200);
});

test.each<[why: string, login: string, refusal: RegExp]>([
  ['a stranger', 'stranger', /^No account can be opened with the address stranger@elsewhere.example/],
  ['an address that is not verified', 'unverified', /^University has not verified your email address/],
  ['no address', 'silent', /^University has not verified your email address/],
  ['an account without a password', 'new', /^Your account has no password yet/],
])('%s is refused with a sentence, and nothing is linked [12.331]', async (_why, login, refusal) => {
  await addPerson(portal);
  await addPerson(portal, { email: 'new@site.example', activated: false });
  expect(await logInAs(login)).toEqual(REFUSED(refusal));
  expect(await db.select().from(identities)).toEqual([]);
  expect(portal.logged.join('\n')).toContain('institutional login refused');
});

test('a locked and a deactivated account are refused, linked or not', async () => {
  const { id } = await addPerson(portal);
  await changePerson(portal, id, { lockedAt: context.now() });
  expect(await logInAs('ada')).toEqual(REFUSED(/^No account can be opened/));
  await changePerson(portal, id, { lockedAt: null });
  expect((await logInAs('ada')).status).toBe(200);
  await changePerson(portal, id, { lockedAt: context.now() });
  expect(await logInAs('ada')).toEqual(REFUSED(/^Your account is locked or deactivated/));
  await changePerson(portal, id, { lockedAt: null });
  await deactivate(portal, id);
  expect(await logInAs('ada')).toEqual(REFUSED(/^Your account is locked or deactivated/));
});

test('another login of the same institution with the same address does not open a linked account', async () => {
  await addPerson(portal);
  expect((await logInAs('ada')).status).toBe(200);
  expect(await logInAs('ada2')).toEqual(REFUSED(/^Your account is linked to another login of University/));
});

test('an answer is used once', async () => {
  await addPerson(portal);
  const answer = await answerOf(await begin(), 'ada');
  expect((await finish(answer)).status).toBe(200);
  expect(await finish(answer)).toEqual(NO_LONGER);
});

test('an answer is worth nothing in another browser, or without a key', async () => {
  await addPerson(portal);
  const answer = await answerOf(await begin(), 'ada');
  expect(await finish(answer, await sessionKey(portal))).toEqual(NO_LONGER);
  expect(await callApi('POST /auth/institution/finish', { body: { answer: String(answer) } })).toEqual(NO_LONGER);
  expect((await finish(answer)).status).toBe(200);
});

test('a code of another login is refused, as its PKCE is another', async () => {
  await addPerson(portal);
  const stolen = await answerOf(await begin(await sessionKey(portal)), 'ada');
  const own = await answerOf(await begin(), 'stranger');
  own.set('code', stolen.get('code') ?? '');
  expect(await finish(own)).toEqual(NOT_CONFIRMED);
});

test('a wrong nonce is refused', async () => {
  await addPerson(portal);
  const url = new URL(await begin());
  url.searchParams.set('nonce', 'of-another-login');
  expect(await finish(await answerOf(url.href, 'ada'))).toEqual(NOT_CONFIRMED);
});

test('an answer of another issuer is refused', async () => {
  await addPerson(portal);
  const answer = await answerOf(await begin(), 'ada');
  answer.set('iss', 'https://evil.example');
  expect(await finish(answer)).toEqual(NOT_CONFIRMED);
});

test('a refusal of the institution is passed on with a sentence', async () => {
  const state = new URL(await begin()).searchParams.get('state') ?? '';
  expect(await finish(new URLSearchParams({ state, error: 'access_denied' }))).toEqual(NOT_CONFIRMED);
});

test('a login that took longer than ten minutes is refused, and removed', async () => {
  await addPerson(portal);
  const answer = await answerOf(await begin(), 'ada');
  portal.pass(600);
  expect(await finish(answer)).toEqual(NO_LONGER);
  await removeLapsedLogins(context);
  expect(await db.select().from(institutionLogins)).toEqual([]);
});

test('an institution that is unknown, and a browser without a key, are refused at the beginning', async () => {
  const call = 'POST /auth/institution/begin';
  const unknown = { body: { institution: 'nobody' }, ...(await withProof('/auth/institution/begin')) };
  expect((await callApi(call, unknown)).status).toBe(404);
  expect(await callApi(call, { body: { institution: 'uni' } })).toEqual(REFUSED(/^This browser cannot keep a key/));
});

test('an unlinked login opens nothing until its owner links it again, and the owner is told [12.332]', async () => {
  await addPerson(portal);
  await addPerson(portal, { email: 'eve@site.example' });
  await logInAs('ada');
  const token = (await logIn(portal)).access_token;
  const list = async () => (await callApi('GET /user/identities', { token })).body.data as unknown as { _id: string }[];
  const [own] = await list();
  expect(own).toMatchObject({ institution: 'University', is_linked: true });
  const params = { id: own?._id ?? '' };
  const other = (await logIn(portal, 'eve@site.example')).access_token;
  expect((await callApi('POST /user/identities/:id/unlink', { token: other, params })).status).toBe(404);
  expect((await callApi('POST /user/identities/:id/unlink', { token, params })).status).toBe(200);
  expect(await list()).toMatchObject([{ is_linked: false }]);
  expect(await logInAs('ada')).toEqual(REFUSED(/^You unlinked University/));
  expect((await callApi('POST /user/identities/:id/link', { token, params })).status).toBe(200);
  expect((await logInAs('ada')).status).toBe(200);
  expect((await emailsInOrder(portal)).map(({ kind }) => kind)).toEqual([
    'identity-linked',
    'identity-unlinked',
    'identity-linked',
  ]);
});

test('while the provider is down, a login is refused with 503 at its beginning and at its end', async () => {
  const other = await startProvider({ ada: ADA });
  context.settings.institutions = [other.institution];
  const answer = await answerOf(await begin(), 'ada');
  await other.stop();
  expect(await finish(answer)).toEqual(UNAVAILABLE);
  context.settings.institutions = [{ ...other.institution, clientId: 'not asked before' }];
  expect(await beginAnyhow()).toEqual(UNAVAILABLE);
});

test('an institution that says it is another one is refused at the beginning', async () => {
  const { institution } = provider;
  context.settings.institutions = [{ ...institution, issuer: institution.issuer.replace('127.0.0.1', 'localhost') }];
  expect(await beginAnyhow()).toEqual(UNAVAILABLE);
});
