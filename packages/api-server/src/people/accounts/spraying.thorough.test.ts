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

const [ADA, BEA] = ['ada@site.example', 'bea@site.example'];
const HERE = '10.0.0.1';
const TOO_MANY = 'Too many failed attempts to log in from your network. Please try again in 60 minutes.';

const attempt = (email: string, password = PASSWORD, ip = HERE) =>
  portal.callApi('POST /auth/login', { body: { email, password }, ip });

async function aResponse(email: string, password?: string) {
  const { status, body } = await attempt(email, password);
  return [status, body.msg];
}

/** Tries one password with a hundred addresses, one after the other; returns the responses. */
async function spray() {
  // The cost of a wrong password does not matter here.
  verification.mockImplementation(async () => false);
  const statuses = new Set<number>();
  for (let n = 1; n <= 100; n++) statuses.add((await attempt(`name${n}@site.example`, 'autumn 2026')).status);
  verification.mockImplementation(real.verifyPassword);
  return [...statuses];
}

beforeEach(async () => {
  verification.mockImplementation(real.verifyPassword);
  await addPerson(portal, { email: ADA });
  await addPerson(portal, { email: BEA });
  // Ada is known in this network from now on.
  await attempt(ADA);
});

test('at most a hundred wrong passwords in an hour are answered as wrong, whatever the address', async () => {
  expect(await spray()).toEqual([401]);
  expect(await aResponse('name101@site.example', 'autumn 2026')).toEqual([429, TOO_MANY]);
});

test('beyond that, right, wrong and unknown are refused in the same words, after one verification', async () => {
  await spray();
  verification.mockClear();
  expect(await aResponse(BEA)).toEqual([429, TOO_MANY]);
  expect(await aResponse(BEA, 'wrong')).toEqual([429, TOO_MANY]);
  expect(await aResponse('nobody@site.example', 'wrong')).toEqual([429, TOO_MANY]);
  expect(await aResponse(ADA, 'wrong')).toEqual([429, TOO_MANY]);
  expect(verification).toHaveBeenCalledTimes(4);
});

test('users known in the network can still log in, and so can users elsewhere', async () => {
  await spray();
  expect((await attempt(ADA)).status).toBe(200);
  expect((await attempt(BEA, PASSWORD, '10.0.0.2')).status).toBe(200);
});

test('the login of a user known in the network does not lift the limit for others', async () => {
  await spray();
  await attempt(ADA);
  expect((await attempt(BEA)).status).toBe(429);
});

test('the limit ends an hour after the first one', async () => {
  await spray();
  portal.pass(3599);
  expect((await attempt(BEA)).status).toBe(429);
  portal.pass(1);
  expect((await attempt(BEA)).status).toBe(200);
});
