import { addPerson, PASSWORD } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { retireKey } from './signing-key.store';

const portal = testPortal();

const [ADA, BEA] = ['ada@site.example', 'bea@site.example'];
const [HERE, THERE] = ['192.0.2.7', '2001:db8:1:2:3:4:5:6'];

const attempt = (email: string, password: string, ip = HERE) =>
  portal.callApi('POST /auth/login', { body: { email, password }, ip });

interface Line {
  msg: string;
  reqId: string;
  status: number;
  account: string;
  network: string;
}

const lines = () => portal.logged.map((line) => JSON.parse(line) as Line);
const refused = () => lines().filter(({ msg }) => msg === 'login refused');
const isSame = (key: 'account' | 'network') => {
  const [one, other] = refused();
  return one?.[key] === other?.[key];
};

beforeEach(() => addPerson(portal, { email: ADA }));

test.each<[what: string, email: string, ip: string, same: { account: boolean; network: boolean }]>([
  ['the same once more', ADA, HERE, { account: true, network: true }],
  ['the same in upper case', ADA.toUpperCase(), HERE, { account: true, network: true }],
  ['another account', BEA, HERE, { account: false, network: true }],
  ['another network', ADA, THERE, { account: true, network: false }],
])('the log shows what two refused logins have in common: %s', async (_what, email, ip, same) => {
  await attempt(ADA, 'wrong');
  await attempt(email, 'wrong', ip);
  expect(refused()).toHaveLength(2);
  expect({ account: isSame('account'), network: isSame('network') }).toEqual(same);
});

test('addresses in one network have the same digest', async () => {
  await attempt(ADA, 'wrong', THERE);
  await attempt(ADA, 'wrong', '2001:db8:1:2::9');
  expect(isSame('network')).toBe(true);
});

test('the line names its request, and whether the password was wrong or there were too many', async () => {
  for (let n = 1; n <= 6; n++) await attempt(ADA, 'wrong');
  expect(refused().map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  const answered = lines().filter(({ msg }) => msg === 'answered');
  expect(refused().map(({ reqId }) => reqId)).toEqual(answered.map(({ reqId }) => reqId));
});

test('the log contains neither address nor password; a successful login is recorded elsewhere', async () => {
  await attempt(ADA, 'a wrong guess');
  await attempt(BEA, 'a wrong guess', THERE);
  expect(refused()).toHaveLength(2);
  await attempt(ADA, PASSWORD);
  expect(refused()).toHaveLength(2);
  const log = portal.logged.join('');
  for (const secret of [ADA, BEA, 'a wrong guess', HERE, '2001:db8']) expect(log).not.toContain(secret);
});

test('the digest cannot be made without the key', async () => {
  await attempt(ADA, 'wrong');
  await retireKey(portal.db, portal.context.now());
  await attempt(ADA, 'wrong');
  expect({ account: isSame('account'), network: isSame('network') }).toEqual({ account: false, network: false });
});
