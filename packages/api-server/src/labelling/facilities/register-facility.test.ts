import type { NationalFacility } from '@portal/domain';
import { applicationOf, everything } from '../../../test/applications';
import { entriesOf, writtenEntries } from '../../../test/audit';
import { addFacility } from '../../../test/facilities';
import { addPerson, deactivate, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { facilities, userRoles } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db, context } = portal;

const REGISTER = 'POST /national-facility/register';

async function tokenFor(role: 'cars' | 'administrator' | 'ares' | 'national_facility' | 'lidar_reviewer') {
  await addPerson(portal, { email: 'staff@site.example', roles: [role] });
  return (await enter(portal, 'staff@site.example')).access_token;
}

const register = async (body: object, token?: string) =>
  callApi(REGISTER, { body, token: token ?? (await tokenFor('cars')) });

const anOwner = (change: Parameters<typeof addPerson>[1] = {}) =>
  addPerson(portal, { email: 'owner@site.example', firstName: 'Olga', lastName: 'Owner', ...change });

const rolesOf = async (id: string) =>
  (await db.select().from(userRoles)).filter(({ userId }) => userId === id).map(({ role }) => role);

test.each(['cars', 'administrator'] as const)(
  '%s registers a facility with its owner as PI [3.4, 7.3.1, 11.5.5, 11.5.18, 11.6.15]',
  async (role) => {
    const owner = await anOwner({ roles: ['national_facility'] });
    const token = await tokenFor(role);
    const { status, body } = await register({ acronym: 'NEW_1', owner: owner.id, type: 'actris' }, token);
    expect([status, body.code]).toEqual([200, 2]);
    const facility = body.data as unknown as NationalFacility;
    expect(facility).toMatchObject({
      acronym: 'NEW_1',
      name: null,
      pretty_name: 'NEW_1',
      type: { code: 'actris' },
      owner: { _id: owner.id },
      pi_name: 'Olga Owner',
      pi_contact: 'owner@site.example',
      displayed_status: { code: 'candidate' },
      submissions: { initial_acceptance: { status: { code: 'registered' }, round: 1, date: null } },
    });
    expect((await applicationOf(portal, facility._id)).statusSince).toEqual(context.now());
    expect(await entriesOf(portal, facility._id)).toMatchObject([
      { action: 'facility.register', objectName: 'NEW_1', newValue: { status: 'registered' } },
    ]);
    expect(await rolesOf(owner.id)).toEqual(['national_facility']);
  },
);

test('an owner without the role is granted it, which is recorded; the type is optional [11.3.7]', async () => {
  const owner = await anOwner({ roles: ['lidar_reviewer'] });
  const { status, body } = await register({ acronym: 'NEW', owner: owner.id });
  expect([status, (body.data as unknown as NationalFacility).type]).toEqual([200, null]);
  expect((await rolesOf(owner.id)).toSorted()).toEqual(['lidar_reviewer', 'national_facility']);
  const granted = await writtenEntries(portal, 'user.grant-role');
  const whom = { objectKind: 'user', objectId: owner.id, objectName: 'Olga Owner' };
  expect(granted).toMatchObject([{ ...whom, newValue: { role: 'national_facility' } }]);
  const { access_token } = await enter(portal, 'owner@site.example');
  const mine = await callApi('GET /my/national-facilities', { token: access_token });
  expect(mine.body.data).toMatchObject({ exists: true, nfs: [{ acronym: 'NEW' }] });
});

test('one user can own several facilities [11.5.3]', async () => {
  const owner = await anOwner();
  const token = await tokenFor('cars');
  for (const acronym of ['ONE', 'TWO']) expect((await register({ acronym, owner: owner.id }, token)).status).toBe(200);
  expect(await rolesOf(owner.id)).toEqual(['national_facility']);
});

const registered = async () => ({ ...(await everything(portal)), roles: await db.select().from(userRoles) });

test.each<[what: string, body: object, path: string, message: RegExp]>([
  ['a taken acronym', { acronym: 'CIAO' }, 'acronym', /^A facility with the acronym CIAO already exists\.$/],
  ['one that differs in case only', { acronym: 'ciao' }, 'acronym', /already exists/],
  ['an acronym with a space', { acronym: 'C IAO' }, 'acronym', /^Acronym must be alphanumeric$/],
  ['no acronym', { acronym: '' }, 'acronym', /^Enter the acronym$/],
  ['an overlong acronym', { acronym: 'x'.repeat(25) }, 'acronym', /^Acronym must be maximum 24 characters long$/],
  ['no owner', { owner: '' }, 'owner', /^Please choose a leader$/],
  ['an unknown owner', { owner: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' }, 'owner', /no account in use/],
  ['an unknown type', { type: 'castle' }, 'type', /from the list/],
  ['an acronym that is null', { acronym: null }, 'acronym', /^Enter the acronym$/],
  ['an unknown field', { country: 'IT' }, 'country', /^Unknown field$/],
])('%s is refused on its field, and nothing changes [11.5.1]', async (_what, change, path, message) => {
  await addFacility(portal);
  const owner = await anOwner();
  const token = await tokenFor('cars');
  const before = await registered();
  const { status, body } = await register({ acronym: 'NEW', owner: owner.id, ...change }, token);
  expect([status, body.code, body.errors]).toEqual([422, 1004, [{ path, message: expect.stringMatching(message) }]]);
  expect(await registered()).toEqual(before);
});

test('a deactivated owner is refused as a registration error', async () => {
  await addFacility(portal);
  const owner = await anOwner();
  await deactivate(portal, owner.id);
  const token = await tokenFor('cars');
  expect((await register({ acronym: 'NEW', owner: owner.id }, token)).body.code).toBe(1004);
});

test('exactly one of two simultaneous registrations of one acronym succeeds [11.5.1]', async () => {
  const owner = await anOwner();
  const token = await tokenFor('cars');
  const answers = await Promise.all(['NEW', 'new'].map((acronym) => register({ acronym, owner: owner.id }, token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe(1004);
  expect(await db.$count(facilities)).toBe(1);
});

test('several facilities that are registered at once for one person are all registered', async () => {
  const owner = await anOwner();
  const token = await tokenFor('cars');
  const acronyms = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
  const answers = await Promise.all(acronyms.map((acronym) => register({ acronym, owner: owner.id }, token)));
  expect(answers.map(({ status }) => status)).toEqual(acronyms.map(() => 200));
});

test.each(['ares', 'national_facility', 'lidar_reviewer'] as const)(
  'a user with the role %s may not register facilities, and nothing changes',
  async (role) => {
    const owner = await anOwner();
    const token = await tokenFor(role);
    const before = await registered();
    expect((await register({ acronym: 'NEW', owner: owner.id }, token)).status).toBe(403);
    expect(await registered()).toEqual(before);
  },
);
