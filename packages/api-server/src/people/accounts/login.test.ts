import { hash } from '@node-rs/argon2';
import { decodeJwt } from 'jose';
import { addPerson, deactivate, logIn, PASSWORD } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { refreshTokens, users } from '../../platform/db/tables';
import type * as PasswordHash from './password-hash';
import { hashPassword, verifyPassword } from './password-hash';

jest.mock('./password-hash', () => {
  const real = jest.requireActual<typeof PasswordHash>('./password-hash');
  return { ...real, verifyPassword: jest.fn(real.verifyPassword) };
});
const verification = jest.mocked(verifyPassword);

const portal = testPortal();
const { callApi, db } = portal;

const EMAIL = 'ada@site.example';
const REFUSED = 'Incorrect email or password, or the account is not active.';
const attempt = (password: string, { email = EMAIL, ip = '10.0.0.1' } = {}) =>
  callApi('POST /auth/login', { body: { email, password }, ip });

test('an access token has the profile of its bearer, and both tokens have their expiry [3.1, 6.1, 7.2.1]', async () => {
  const { id } = await addPerson(portal, { roles: ['cars'] });
  const { access_token, refresh_token } = await logIn(portal, ' ADA@site.example ');
  const now = portal.context.now().getTime() / 1000;
  expect(decodeJwt(access_token)).toMatchObject({
    exp: now + 15 * 60,
    profile: {
      _id: id,
      email: EMAIL,
      first_name: 'Ada',
      last_name: 'Byron',
      permissions: expect.arrayContaining(['view-all-nf']),
    },
  });
  expect(decodeJwt(refresh_token)).toMatchObject({ exp: now + 14 * 24 * 3600, type: 'refresh' });
});

test('the database holds no usable token', async () => {
  await addPerson(portal);
  const { refresh_token } = await logIn(portal);
  const [stored] = await db.select().from(refreshTokens);
  expect(stored?.digest).toHaveLength(43);
  expect(refresh_token).not.toContain(stored?.digest);
});

test.each<[why: string, email: string, password: string]>([
  ['an unknown address', 'nobody@site.example', PASSWORD],
  ['a wrong password', EMAIL, 'something else'],
  ['an account without a password', 'new@site.example', PASSWORD],
  ['a deactivated account', 'former@site.example', PASSWORD],
])('%s is refused in the same words, after one verification [11.4.8]', async (_why, email, password) => {
  await addPerson(portal);
  await addPerson(portal, { email: 'new@site.example', activated: false });
  const former = await addPerson(portal, { email: 'former@site.example' });
  await deactivate(portal, former.id);
  verification.mockClear();
  const { status, body } = await attempt(password, { email });
  expect([status, body.code, body.msg]).toEqual([401, 1001, REFUSED]);
  expect(verification).toHaveBeenCalledTimes(1);
});

test.each([
  [{}],
  [{ email: 'ada', password: 'x' }],
  [{ email: EMAIL, password: '' }],
  [{ email: [EMAIL], password: {} }],
])('an invalid login body is refused on its fields: %j', async (body) => {
  expect(await callApi('POST /auth/login', { body })).toMatchObject({
    status: 422,
    body: { errors: expect.any(Array) },
  });
});

describe('after five failures within five minutes', () => {
  beforeEach(async () => {
    await addPerson(portal);
    for (let failure = 1; failure <= 5; failure++) await attempt('wrong');
  });

  test('the right password is refused too, with an explanation [11.4.8]', async () => {
    const { status, body } = await attempt(PASSWORD);
    expect([status, body.msg]).toEqual([429, 'Too many failed attempts to log in. Please try again in 5 minutes.']);
  });

  test('the limit ignores the case of the address', async () => {
    expect((await attempt(PASSWORD, { email: 'ADA@SITE.EXAMPLE' })).status).toBe(429);
  });

  test('another network and another account are not affected', async () => {
    await addPerson(portal, { email: 'bea@site.example' });
    expect((await attempt(PASSWORD, { ip: '10.0.0.2' })).status).toBe(200);
    expect((await attempt(PASSWORD, { email: 'bea@site.example' })).status).toBe(200);
  });

  test('the block ends five minutes after the first failure', async () => {
    portal.pass(299);
    expect((await attempt(PASSWORD)).status).toBe(429);
    portal.pass(1);
    expect((await attempt(PASSWORD)).status).toBe(200);
  });
});

test('a login clears the failures before it', async () => {
  await addPerson(portal);
  for (let failure = 1; failure <= 4; failure++) await attempt('wrong');
  expect((await attempt(PASSWORD)).status).toBe(200);
  for (let failure = 1; failure <= 5; failure++) expect((await attempt('wrong')).status).toBe(401);
  expect((await attempt('wrong')).status).toBe(429);
});

test('of many concurrent wrong guesses, five are answered as wrong', async () => {
  await addPerson(portal);
  const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('wrong')));
  const counts = answers.map(({ status }) => status);
  expect(counts.filter((status) => status === 401)).toHaveLength(5);
  expect(counts.filter((status) => status === 429)).toHaveLength(7);
  expect((await attempt(PASSWORD)).status).toBe(429);
});

test('concurrent logins do not impede each other', async () => {
  await addPerson(portal);
  const answers = await Promise.all(Array.from({ length: 8 }, () => attempt(PASSWORD)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

test('a weak hash is replaced at the next login, and the password still matches', async () => {
  await addPerson(portal);
  const weak = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  await db.update(users).set({ passwordHash: weak });
  await logIn(portal);
  const [stored] = await db.select().from(users);
  expect(stored?.passwordHash).toMatch(/m=19456,t=2,p=1/);
  await logIn(portal);
});

test('a password that changes during its verification opens no session', async () => {
  await addPerson(portal);
  const other = await hashPassword('another one by now');
  verification.mockImplementationOnce(async () => {
    await db.update(users).set({ passwordHash: other });
    return true;
  });
  expect((await attempt(PASSWORD)).status).toBe(401);
  expect(await db.$count(refreshTokens)).toBe(0);
});

test('no secret is logged', async () => {
  await addPerson(portal);
  const { access_token, refresh_token } = await logIn(portal);
  await attempt('a wrong guess');
  await callApi('GET /user/profile', { token: access_token });
  await callApi('POST /auth/refresh', { token: refresh_token });
  const log = portal.logged.join('\n');
  expect(log).toContain('/auth/login');
  for (const secret of [PASSWORD, 'a wrong guess', access_token, refresh_token]) expect(log).not.toContain(secret);
});
