import { emailsInOrder } from '../../../test/emails';
import { addPerson, PASSWORD } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import type * as PasswordHash from './password-hash';
import { verifyPassword } from './password-hash';

const real = jest.requireActual<typeof PasswordHash>('./password-hash');
jest.mock('./password-hash', () => ({
  ...jest.requireActual<typeof PasswordHash>('./password-hash'),
  verifyPassword: jest.fn(),
}));
const verification = jest.mocked(verifyPassword);

const portal = testPortal();

const EMAIL = 'ada@site.example';
const DEVICE = 'a'.repeat(36);
const REFUSED = 'Incorrect email or password, or the account is not active.';

interface Try {
  email?: string;
  password?: string;
  ip?: string;
  device?: string;
}

const attempt = ({ email = EMAIL, password = PASSWORD, ip = '10.0.0.1', device }: Try = {}) =>
  portal.callApi('POST /auth/login', { body: { email, password }, ip, headers: device ? { 'x-device': device } : {} });

/** The status and message of an attempt. */
async function answer(given: Try) {
  const { status, body } = await attempt(given);
  return [status, body.msg];
}

/** Ten wrong passwords for an account, each from another network. */
async function guessTenTimes(email = EMAIL) {
  // The cost of a wrong password does not matter here.
  verification.mockImplementation(async () => false);
  for (let n = 1; n <= 10; n += 1) await attempt({ email, password: 'wrong', ip: `10.1.0.${n}` });
  verification.mockImplementation(real.verifyPassword);
}

beforeEach(async () => {
  verification.mockImplementation(real.verifyPassword);
  await addPerson(portal, { email: EMAIL });
  await attempt({ ip: '10.0.0.9', device: DEVICE });
  verification.mockClear();
});

test('after ten failures from anywhere, unknown devices wait, and right and wrong passwords are told the same without any work [12.303]', async () => {
  await guessTenTimes();
  expect(verification).toHaveBeenCalledTimes(10);
  verification.mockClear();
  const wait = [429, 'Too many failed attempts to log in. Please try again in 30 seconds.'];
  for (let n = 0; n < 3; n += 1) {
    expect(await answer({ password: 'wrong' })).toEqual(wait);
    expect(await answer({})).toEqual(wait);
  }
  expect(verification).not.toHaveBeenCalled();
  portal.pass(30);
  expect((await attempt()).status).toBe(200);
});

test('an address without an account is told the same', async () => {
  await guessTenTimes('nobody@site.example');
  expect(await answer({ email: 'nobody@site.example' })).toEqual([
    429,
    'Too many failed attempts to log in. Please try again in 30 seconds.',
  ]);
});

test('the delay doubles with each further failure, up to an hour', async () => {
  await guessTenTimes();
  for (const [failure, seconds] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].entries()) {
    portal.pass(seconds - 1);
    expect((await attempt({ password: 'wrong', ip: `10.2.0.${failure}` })).status).toBe(429);
    portal.pass(1);
    expect(await answer({ password: 'wrong', ip: `10.2.0.${failure}` })).toEqual([401, REFUSED]);
  }
});

test('a device that logged in before does not wait, so no one can lock its user out [12.303]', async () => {
  await guessTenTimes();
  expect((await attempt({ device: DEVICE, ip: '10.3.0.1' })).status).toBe(200);
});

test('neither does it if others in its network guess, or ask for a new password there [12.303]', async () => {
  for (let n = 0; n < 6; n += 1) await attempt({ password: 'wrong', ip: '10.0.0.9' });
  expect((await attempt({ ip: '10.0.0.9' })).status).toBe(429);
  expect((await attempt({ ip: '10.0.0.9', device: DEVICE })).status).toBe(200);
});

test('its own wrong passwords are counted', async () => {
  verification.mockImplementation(async () => false);
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1)
    statuses.push((await attempt({ password: 'wrong', ip: `10.3.0.${n}`, device: DEVICE })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('of many guesses at once, each from another network, those that wait are refused once the account is delayed [12.303]', async () => {
  const wrong = Array.from({ length: 40 }, (_each, n) => attempt({ password: 'wrong', ip: `10.6.0.${n}` }));
  const right = attempt({ ip: '10.6.1.1' });
  const statuses = (await Promise.all(wrong)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(15);
  expect((await right).status).toBe(429);
});

test("another user's device, and an invented one, wait", async () => {
  await addPerson(portal, { email: 'bea@site.example' });
  await attempt({ email: 'bea@site.example', device: 'b'.repeat(36), ip: '10.0.0.8' });
  await guessTenTimes();
  for (const device of ['b'.repeat(36), 'c'.repeat(36), 'short'])
    expect((await attempt({ device, ip: '10.3.0.1' })).status).toBe(429);
});

test('the owner is notified once a day; an address without an account receives nothing', async () => {
  await guessTenTimes();
  await guessTenTimes('nobody@site.example');
  portal.pass(3600);
  await attempt({ device: DEVICE });
  await guessTenTimes();
  const mails = (await emailsInOrder(portal)).map(({ kind, recipients }) => [kind, recipients]);
  expect(mails).toEqual([['guessed-password', [EMAIL]]]);
});

test('a home line with many networks has one limit for all of them', async () => {
  verification.mockImplementation(async () => false);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1)
    statuses.push((await attempt({ password: 'wrong', ip: `2001:db8:1:1${n.toString(16)}::1` })).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test.each<[what: string, password: string]>([
  ['right', PASSWORD],
  ['wrong', 'wrong'],
])('a network that sprayed is told the same over a whole sequence of %s passwords', async (_what, password) => {
  verification.mockImplementation(async () => false);
  for (let n = 1; n <= 100; n += 1) await attempt({ email: `name${n}@site.example`, password: 'autumn 2026' });
  verification.mockImplementation(real.verifyPassword);
  const answers: unknown[] = [];
  for (let n = 0; n < 7; n += 1) answers.push(await answer({ password }));
  expect(answers).toEqual([
    ...Array.from({ length: 5 }, () => [
      429,
      'Too many failed attempts to log in from your network. Please try again in 60 minutes.',
    ]),
    ...Array.from({ length: 2 }, () => [429, 'Too many failed attempts to log in. Please try again in 5 minutes.']),
  ]);
});
