import type { Found, RoleCode } from '@portal/domain';
import { addComplete } from '../../../test/applications';
import { ownerToken } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { facilities, facilityDeputies, lidars } from '../../platform/db/tables';

const portal = testPortal();
const { db } = portal;

async function find(token: string, q: string): Promise<Found[]> {
  const answer = await portal.get(`/api/search?q=${encodeURIComponent(q)}`, { authorization: `Bearer ${token}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Found[] }>().data;
}

async function tokenAs(...roles: RoleCode[]) {
  const email = `${roles.join('-') || 'nobody'}@site.example`;
  const { id } = await addPerson(portal, { email, firstName: 'Cleo', lastName: 'Seeker', roles });
  return { id, token: (await enter(portal, email)).access_token };
}

const inBrief = (found: Found[]) =>
  found.map(({ kind, name, about }) => [kind, name, about].filter(Boolean).join(': '));

/** A submitted facility with its instruments, a draft and an archived one. */
async function threeFacilities() {
  const { facility } = await addComplete(portal, 'submitted', { acronym: 'CIAO', name: 'Potenza' });
  const draft = await addFacility(portal, { acronym: 'CIX', name: 'Ciudad' }, { status: 'draft' });
  await addFacility(portal, { acronym: 'CIZ', archivedAt: new Date() });
  return { facility, draft };
}

const ALL = ['facility: Ciudad (CIX)', 'facility: Potenza (CIAO)'];

test.each<[role: RoleCode, facilities: string[]]>([
  ['administrator', ALL],
  ['cars', ALL],
  ['ares', ALL],
  ['lidar_reviewer', ['facility: Potenza (CIAO)']],
  ['photometer_data_reviewer', ['facility: Potenza (CIAO)']],
  ['national_facility', []],
])('%s finds the facilities visible to them in some list [12.64]', async (role, shown) => {
  await threeFacilities();
  const { token } = await tokenAs(role);
  const found = await find(token, 'ci');
  expect(inBrief(found.filter(({ kind }) => kind === 'facility'))).toEqual(shown);
});

test('owners and deputies find their own facility as a draft, with its own page [12.64]', async () => {
  const { draft } = await threeFacilities();
  const [own] = await find(await ownerToken(portal, draft), 'ciudad');
  expect(own).toMatchObject({ name: 'Ciudad (CIX)', path: `/edit-nf/${draft.id}` });
  const { id, token } = await tokenAs('national_facility');
  expect(await find(token, 'ciudad')).toEqual([]);
  await db.insert(facilityDeputies).values({ facilityId: draft.id, userId: id });
  expect(inBrief(await find(token, 'ciudad'))).toEqual(['facility: Ciudad (CIX)']);
});

test('for an evaluator, facilities lead to the application and instruments to their tab [12.64]', async () => {
  const { facility } = await threeFacilities();
  const { token } = await tokenAs('lidar_reviewer');
  expect((await find(token, 'ciao')).map(({ path }) => path)[0]).toBe(`/cars/evaluate-nf/${facility.id}`);
  const administrator = await tokenAs('administrator');
  const [lidar] = await db.select().from(lidars);
  expect(await find(administrator.token, `${lidar?.name} ciao`)).toEqual([
    expect.objectContaining({
      kind: 'lidar',
      _id: lidar?.id,
      about: 'Potenza (CIAO)',
      path: `/edit-nf/${facility.id}?tab=lidars`,
    }),
  ]);
});

test('users are found only by those who can list accounts [12.64]', async () => {
  await addPerson(portal, { email: 'zoe@site.example', firstName: 'Zoë', lastName: 'Lindqvist' });
  const { token } = await tokenAs('administrator');
  expect(await find(token, 'zoe lind')).toEqual([
    expect.objectContaining({
      kind: 'person',
      name: 'Zoë Lindqvist',
      about: 'zoe@site.example',
      path: '/admin/edit-users?search=zoe%40site.example',
    }),
  ]);
  for (const role of ['cars', 'ares', 'lidar_reviewer', 'national_facility'] as const) {
    const other = await tokenAs(role);
    expect([role, await find(other.token, 'zoe')]).toEqual([role, []]);
    expect([role, await find(other.token, 'site.example')]).toEqual([role, []]);
  }
});

test('an acronym beginning with the search text comes before a name containing it [12.64]', async () => {
  await addFacility(portal, { acronym: 'AAA', name: 'Near EVO' });
  await addFacility(portal, { acronym: 'EVORA', name: 'Zebra' });
  await addFacility(portal, { acronym: 'BBB', name: 'Evo town' });
  const { token } = await tokenAs('ares');
  expect(inBrief(await find(token, 'EVO'))).toEqual([
    'facility: Zebra (EVORA)',
    'facility: Evo town (BBB)',
    'facility: Near EVO (AAA)',
  ]);
});

test('at most eight results of a kind, none for an empty text, and no wildcards in the text [12.64]', async () => {
  const { id: ownerId } = await addPerson(portal, { email: 'many@site.example' });
  await db.insert(facilities).values(Array.from({ length: 12 }, (_, at) => ({ acronym: `MANY${at}`, ownerId })));
  const { token } = await tokenAs('cars');
  expect(await find(token, 'many')).toHaveLength(8);
  expect(await find(token, '   ')).toEqual([]);
  expect(await find(token, '%')).toEqual([]);
  expect(await find(token, '_')).toEqual([]);
});

test.each<RoleCode>(['national_facility', 'lidar_reviewer'])(
  '%s finds certified facilities and their instruments, with their public pages [12.64]',
  async (role) => {
    const { facility } = await addComplete(portal, 'draft', { acronym: 'CIAO', name: 'Potenza' });
    const [lidar] = await db.select().from(lidars);
    const { token } = await tokenAs(role);
    expect(await find(token, 'potenza')).toEqual([]);
    await db.update(facilities).set({ displayed_status: 'labelled' });
    expect(await find(token, 'cia')).toEqual([
      { kind: 'facility', _id: facility.id, name: 'Potenza (CIAO)', about: '', path: '/?search=CIAO' },
    ]);
    expect(await find(token, `${lidar?.name} ciao`)).toEqual([
      { kind: 'lidar', _id: lidar?.id, name: lidar?.name, about: 'Potenza (CIAO)', path: `/lidar/${lidar?.id}` },
    ]);
    expect(await find(token, 'ciao nowhere')).toEqual([]);
  },
);

test('a certified facility that the user owns is found once, with its own page [12.64]', async () => {
  const { facility } = await addComplete(portal, 'draft', { acronym: 'CIAO', name: 'Potenza' });
  await db.update(facilities).set({ displayed_status: 'labelled' });
  const [own, ...more] = await find(await ownerToken(portal, facility), 'potenza');
  expect([own?.path, more]).toEqual([`/edit-nf/${facility.id}`, []]);
});
