import type { Person, RoleCode } from '@portal/domain';
import { addFacility } from '../../../test/facilities';
import { addPerson, deactivate, enter, renameRole } from '../../../test/people';
import { testPortal } from '../../../test/portal';

const portal = testPortal();
const { callApi } = portal;

const WITH_ROLE = 'GET /user/with-role-name/:name';
const WITHOUT_NF = 'GET /user/without-nf';

async function token(role: RoleCode = 'cars') {
  await addPerson(portal, { email: 'asking@site.example', lastName: 'Zorn', roles: [role] });
  return (await enter(portal, 'asking@site.example')).access_token;
}

const named = (data: unknown) => (data as Person[]).map(({ first_name, last_name }) => `${first_name} ${last_name}`);

/** Four users who may review lidars, one of them deactivated, one not activated yet. */
async function addSome() {
  const roleCodes: RoleCode[] = ['lidar_reviewer'];
  await addPerson(portal, { email: 'c@site.example', firstName: 'Cleo', lastName: 'Byron', roles: roleCodes });
  await addPerson(portal, { email: 'a@site.example', firstName: 'Ada', lastName: 'Byron', roles: roleCodes });
  const away = { email: 'd@site.example', firstName: 'Dora', lastName: 'Abel', roles: roleCodes };
  await deactivate(portal, (await addPerson(portal, away)).id);
  const fresh = { email: 'f@site.example', firstName: 'Finn', lastName: 'Adler', roles: roleCodes, activated: false };
  await addPerson(portal, fresh);
}

const withRole = (name: string, asking: string) => callApi(WITH_ROLE, { token: asking, params: { name } });

test('users with a role are listed by name, deactivated ones are not [7.2.8]', async () => {
  await addSome();
  const { status, body } = await withRole('Lidar%20Reviewer', await token());
  expect([status, named(body.data)]).toEqual([200, ['Finn Adler', 'Ada Byron', 'Cleo Byron']]);
  expect((body.data as unknown as Person[])[1]).toEqual({
    _id: expect.any(String),
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'a@site.example',
  });
});

test.each(['Lidar%20Reviewer', 'lidar%20reviewer', 'Evaluator%20of%20lidars'])(
  'a renamed role is found as %s',
  async (name) => {
    await addSome();
    await renameRole(portal, 'lidar_reviewer', 'Evaluator of lidars');
    expect(named((await withRole(name, await token())).body.data)).toHaveLength(3);
  },
);

test('a role without users is an empty list, and an unknown role is not found', async () => {
  const asking = await token();
  expect((await withRole('Photometer%20Reviewer', asking)).body.data).toEqual([]);
  expect(await withRole('Astronaut', asking)).toMatchObject({ status: 404, body: { code: 1002 } });
});

test('users without a facility are listed, whatever their roles [7.2.8, 11.4.18]', async () => {
  await addSome();
  await addFacility(portal, { acronym: 'CIAO' });
  const { status, body } = await callApi(WITHOUT_NF, { token: await token() });
  expect([status, named(body.data)]).toEqual([200, ['Finn Adler', 'Ada Byron', 'Cleo Byron', 'Ada Zorn']]);
  expect(Object.keys((body.data as unknown as Person[])[0] ?? {}).toSorted()).toEqual([
    '_id',
    'email',
    'first_name',
    'last_name',
  ]);
});

test.each<[role: RoleCode, status: number]>([
  ['administrator', 200],
  ['cars', 200],
  ['ares', 403],
  ['lidar_reviewer', 403],
  ['national_facility', 403],
])('%s is answered with %i', async (role, status) => {
  const asking = await token(role);
  expect((await withRole('CARS', asking)).status).toBe(status);
  expect((await callApi(WITHOUT_NF, { token: asking })).status).toBe(status);
});
