import { latestEntry, writtenEntries } from '../../../test/audit';
import { addPerson, logIn, PASSWORD } from '../../../test/people';
import { testPortal, type ApiRequest } from '../../../test/portal';
import { emails, oneTimeTokens, refreshTokens, users } from '../../platform/db/tables';
import { issueLink } from './one-time-link';
import type { LinkKind } from './one-time-token.store';

const portal = testPortal();
const { callApi, db, context } = portal;

const NEW = 'smoke over the hills';
const BAD_LINK = { status: 400, body: { code: 1003, msg: 'This link is no longer valid. Please request a new one.' } };

/** The secret part of a new link. */
async function linkFor(userId: string, kind: LinkKind = 'reset') {
  const { url } = await issueLink(db, context, { userId, kind });
  return url.split('/').at(-1) ?? '';
}

const change = (hash?: string | null, { password = NEW, ...asked }: ApiRequest & { password?: string } = {}) =>
  callApi('POST /auth/change-password', {
    ...asked,
    body: { password, confirm_password: password, ...(hash !== undefined && { password_reset_hash: hash }) },
  });
const loginStatus = async (password: string) =>
  (await callApi('POST /auth/login', { body: { email: 'ada@site.example', password } })).status;

describe('by link', () => {
  test('the new password is valid, the old one is not, and all sessions end [7.2.4]', async () => {
    const { id } = await addPerson(portal);
    const { access_token, refresh_token } = await logIn(portal);
    expect(await change(await linkFor(id))).toMatchObject({ status: 200, body: { code: 2 } });
    expect(await loginStatus(PASSWORD)).toBe(401);
    expect(await loginStatus(NEW)).toBe(200);
    expect((await callApi('GET /user/profile', { token: access_token })).status).toBe(401);
    expect((await callApi('POST /auth/refresh', { token: refresh_token })).status).toBe(401);
  });

  test('the user is notified, except of the first password, which activates the account [11.4.4]', async () => {
    const { id } = await addPerson(portal, { activated: false });
    expect((await change(await linkFor(id, 'activation'))).status).toBe(200);
    expect(await db.$count(emails)).toBe(0);
    expect(await db.select().from(users)).toMatchObject([{ activatedAt: context.now() }]);
    expect(await loginStatus(NEW)).toBe(200);
    await change(await linkFor(id), { password: 'yet another one' });
    expect(await db.select().from(emails)).toMatchObject([
      { kind: 'password-changed', recipients: ['ada@site.example'], secrets: [] },
    ]);
  });

  test('a link works once [11.4.1]', async () => {
    const { id } = await addPerson(portal);
    const hash = await linkFor(id);
    expect((await change(hash)).status).toBe(200);
    expect(await change(hash)).toMatchObject(BAD_LINK);
  });

  test('exactly one of two concurrent changes succeeds', async () => {
    const { id } = await addPerson(portal);
    const hash = await linkFor(id);
    const passwords = ['the first of the two', 'the second of the two'];
    const answers = await Promise.all(passwords.map((password) => change(hash, { password })));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 400]);
    const logins = await Promise.all(passwords.map(loginStatus));
    expect(logins).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
    expect(await db.$count(emails)).toBe(1);
  });

  test.each<[kind: LinkKind, seconds: number]>([
    ['reset', 24 * 3600],
    ['activation', 7 * 24 * 3600],
    ['invitation', 7 * 24 * 3600],
  ])('a link of kind %s expires after %i s [11.4.2]', async (kind, seconds) => {
    const { id } = await addPerson(portal);
    const hash = await linkFor(id, kind);
    portal.pass(seconds - 1);
    expect((await change(hash, { password: 'short' })).status).toBe(422);
    portal.pass(1);
    expect(await change(hash)).toMatchObject(BAD_LINK);
  });

  test('a replaced link is invalid', async () => {
    const { id } = await addPerson(portal);
    const former = await linkFor(id);
    const latest = await linkFor(id);
    expect(await change(former)).toMatchObject(BAD_LINK);
    expect((await change(latest)).status).toBe(200);
  });

  test.each(['nonsense', 'x'.repeat(255), "'; drop table users; --"])('%s is not a link', async (hash) => {
    expect(await change(hash)).toMatchObject(BAD_LINK);
  });

  test('a deactivated account stays deactivated', async () => {
    const { id } = await addPerson(portal);
    const hash = await linkFor(id);
    await db.update(users).set({ deactivatedAt: context.now() });
    expect(await change(hash)).toMatchObject(BAD_LINK);
  });

  test('a link takes precedence over the logged-in user, whose session continues [11.4.10]', async () => {
    const { id } = await addPerson(portal);
    await addPerson(portal, { email: 'bea@site.example' });
    const { access_token } = await logIn(portal, 'bea@site.example');
    expect((await change(await linkFor(id), { token: access_token })).status).toBe(200);
    expect(await loginStatus(NEW)).toBe(200);
    expect((await callApi('GET /user/profile', { token: access_token })).status).toBe(200);
    await logIn(portal, 'bea@site.example');
  });

  test('a change of password clears the failed logins before it', async () => {
    const { id } = await addPerson(portal);
    for (let failure = 1; failure <= 5; failure++) await loginStatus('wrong');
    await change(await linkFor(id));
    expect(await loginStatus(NEW)).toBe(200);
  });
});

describe('while logged in', () => {
  test('this session continues, the others end, and the user is notified [7.2.4, 11.4.10]', async () => {
    await addPerson(portal);
    const [own, other] = [await logIn(portal), await logIn(portal)];
    expect((await change(undefined, { token: own.access_token })).status).toBe(200);
    expect((await callApi('POST /auth/refresh', { token: own.refresh_token })).status).toBe(200);
    expect((await callApi('POST /auth/refresh', { token: other.refresh_token })).status).toBe(401);
    expect((await callApi('GET /user/profile', { token: other.access_token })).status).toBe(401);
    expect(await db.select().from(emails)).toMatchObject([{ kind: 'password-changed' }]);
    expect(await loginStatus(NEW)).toBe(200);
  });

  test('a requested link becomes invalid, and no longer prevents a login', async () => {
    const { id } = await addPerson(portal);
    const { access_token } = await logIn(portal);
    const hash = await linkFor(id);
    await change(undefined, { token: access_token });
    expect(await loginStatus(NEW)).toBe(200);
    expect(await change(hash, { password: 'yet another one' })).toMatchObject(BAD_LINK);
  });

  test.each([[undefined], [null], ['']])('without a link (%j) and without a session: 401', async (hash) => {
    expect((await change(hash)).status).toBe(401);
  });
});

test.each<[password: string, message: string]>([
  ['seven77', 'Please use at least 8 characters.'],
  ['x1'.repeat(129), 'Please use at most 256 characters.'],
  ['Ada@Site.Example', 'Please do not use your email address as the password.'],
  ['password123', 'This password is too easy to guess.'],
  ['Charlotte88!', 'This password is too easy to guess.'],
  ['AdaByron1815', 'This password is too easy to guess.'],
  ['aerosol-portal', 'This password is too easy to guess.'],
])('%s is refused with an explanation, and the link stays valid [5.3, 11.4.9]', async (password, message) => {
  const { id } = await addPerson(portal);
  const hash = await linkFor(id);
  expect(await change(hash, { password })).toMatchObject({
    status: 422,
    body: { msg: message, errors: [{ path: 'password', message }] },
  });
  expect((await change(hash)).status).toBe(200);
});

test('two different passwords are refused on the field', async () => {
  const body = { password: NEW, confirm_password: `${NEW} ` };
  expect(await callApi('POST /auth/change-password', { body })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'confirm_password', message: 'Passwords do not match!' }] },
  });
});

test('a failed change leaves nothing behind', async () => {
  const { id } = await addPerson(portal);
  await logIn(portal);
  const hash = await linkFor(id);
  const { passwordHash } = (await db.select().from(users))[0] ?? {};
  await db.execute('alter table audit_entries rename to audit_entries_away');
  const { status } = await change(hash);
  await db.execute('alter table audit_entries_away rename to audit_entries');
  expect(status).toBe(500);
  expect(await db.select().from(users)).toMatchObject([{ passwordHash }]);
  expect(await db.$count(emails)).toBe(0);
  expect(await db.select().from(oneTimeTokens)).toMatchObject([{ usedAt: null }]);
  expect(await db.select().from(refreshTokens)).toMatchObject([{ revokedAt: null }]);
});

test('the audit log has the actor and the time, and no secrets', async () => {
  const { id } = await addPerson(portal);
  const hash = await linkFor(id);
  await change(hash);
  expect(await latestEntry(portal)).toMatchObject({
    action: 'user.change-password',
    actorId: id,
    objectKind: 'user',
    objectId: id,
  });
  const [user] = await db.select().from(users);
  const written = JSON.stringify([await writtenEntries(portal), portal.logged]);
  for (const secret of [NEW, hash, user?.passwordHash ?? '']) expect(written).not.toContain(secret);
});
