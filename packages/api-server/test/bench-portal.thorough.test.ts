import { ACCOUNTS, CALLS, LISTS, type Ids } from '../bench/api/calls';
import { dayOf } from '@portal/domain';
import { fillPortal } from '../bench/portal/fill-portal';
import { DEMO_PASSWORD } from '../src/demo/accounts';
import { listCertified } from '../src/labelling/facilities/certified.service';
import { lidars, photometers } from '../src/platform/db/tables';
import { testPortal } from './portal';

const COUNT = 100;
const portal = testPortal({ mode: 'demo' }, 'all tests');

beforeAll(async () => {
  await fillPortal(portal.context, COUNT);
});

const logIn = async (email: string) => {
  const answer = await portal.callApi('POST /auth/login', { body: { email, password: DEMO_PASSWORD } });
  const { access_token }: { access_token: string } = answer.body.data ?? { access_token: '' };
  return access_token;
};

test('the portal has as many facilities as requested, and the copies are public like their patterns', async () => {
  const token = await logIn(ACCOUNTS.administrator);
  const { body } = await portal.callApi('GET /national-facility/all', { token });
  expect(body.data).toHaveLength(COUNT);
  const certified = await listCertified(portal.db, dayOf(portal.context.now()));
  expect(certified.length).toBeGreaterThan(COUNT / 2);
});

test.each([...CALLS, ...LISTS])('$who is answered $name by the portal of the benchmark', async ({ who, path }) => {
  const [lidar] = await portal.db.select().from(lidars).limit(1);
  const [photometer] = await portal.db.select().from(photometers).limit(1);
  const ids: Ids = { facility: lidar?.facilityId ?? '', lidar: lidar?.id ?? '', photometer: photometer?.id ?? '' };
  const headers = who === 'visitor' ? {} : { authorization: `Bearer ${await logIn(ACCOUNTS[who])}` };
  const { statusCode } = await portal.get(`/api${path(ids)}`, headers);
  expect(statusCode).toBe(200);
});
