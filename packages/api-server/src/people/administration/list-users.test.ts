import type { User } from '@portal/domain';
import { administratorToken } from '../../../test/evaluations';
import { addPerson, deactivate, renameRole } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { users } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

async function list(query = '') {
  const authorization = `Bearer ${await administratorToken(portal)}`;
  const answer = await portal.get(`/api/user/getall${query}`, { authorization });
  return {
    status: answer.statusCode,
    total: answer.headers['x-total-count'],
    users: answer.json<{ data: User[] }>().data,
  };
}

/** Five users, and the administrator (Anna Byron) who makes the request. */
async function addSome() {
  await addPerson(portal, { email: 'z@site.example', firstName: 'Zoe', lastName: 'Adler', roles: ['cars'] });
  await addPerson(portal, { email: 'b@site.example', firstName: 'anna', lastName: 'byron', activated: false });
  await addPerson(portal, {
    email: 'e@site.example',
    firstName: 'Emil',
    lastName: 'de Vries_1',
    roles: ['ares', 'cars'],
  });
  await deactivate(
    portal,
    (await addPerson(portal, { email: 'q@100%.example', firstName: 'Quinn', lastName: 'Zorn' })).id,
  );
}

const EVERYBODY = ['z@site.example', 'admin@site.example', 'b@site.example', 'e@site.example', 'q@100%.example'];

test('accounts of every state are listed by last name, first name and address [3.2, 7.2.5, 11.4.18]', async () => {
  await addSome();
  const { status, users: found } = await list();
  expect([status, found.map(({ email }) => email)]).toEqual([200, EVERYBODY]);
  expect(found.map(({ activated, deactivated }) => [activated, deactivated])).toEqual([
    [true, false],
    [true, false],
    [false, false],
    [true, false],
    [true, true],
  ]);
  expect(found[3]).toEqual({
    _id: expect.any(String),
    email: 'e@site.example',
    first_name: 'Emil',
    last_name: 'de Vries_1',
    roles: [
      { _id: 'cars', name: 'CARS' },
      { _id: 'ares', name: 'ARES' },
    ],
    activated: true,
    deactivated: false,
    locked: false,
    anonymised: false,
    second_factor: false,
    version: 1,
  });
});

test.each<[query: string, found: string[], total: string]>([
  ['?start=1&count=2', ['admin@site.example', 'b@site.example'], '5'],
  ['?start=9', [], '5'],
  ['?search=ZOE', ['z@site.example'], '1'],
  ['?search=anna%20byron', ['admin@site.example', 'b@site.example'], '2'],
  ['?search=site.example&count=1', ['z@site.example'], '4'],
  ['?search=byron%2C%20anna', ['admin@site.example', 'b@site.example'], '2'],
  ['?search=CARS', ['z@site.example', 'e@site.example'], '2'],
  ['?search=%25', ['q@100%.example'], '1'],
  ['?search=_', ['e@site.example'], '1'],
  ['?search=byron%20activated', ['admin@site.example', 'b@site.example'], '2'],
  ['?search=nobody', [], '0'],
  ['?search=', EVERYBODY, '5'],
])('%s finds %j of %s', async (query, found, total) => {
  await addSome();
  const answer = await list(query);
  expect([answer.users.map(({ email }) => email), answer.total]).toEqual([found, total]);
});

test.each<[sort: string, first: string]>([
  ['email', 'admin@site.example'],
  ['-email', 'z@site.example'],
  ['name', 'z@site.example'],
  ['-name', 'q@100%.example'],
  ['roles', 'admin@site.example'],
  ['-roles', 'z@site.example'],
  ['status', 'z@site.example'],
  ['-status', 'b@site.example'],
])('by %s, the first of all is %s', async (sort, first) => {
  await addSome();
  expect((await list(`?sort=${sort}&count=1`)).users.map(({ email }) => email)).toEqual([first]);
});

test.each<[filters: string, found: string[]]>([
  ['role=cars', ['z@site.example', 'e@site.example']],
  ['role=cars&search=emil', ['e@site.example']],
  ['status=waiting', ['b@site.example']],
  ['status=deactivated', ['q@100%.example']],
  ['status=activated&role=ares&sort=-email', ['e@site.example']],
  ['status=anonymised', []],
])('the filters %s return %j [12.48]', async (filters, found) => {
  await addSome();
  const answer = await list(`?${filters}`);
  expect([answer.users.map(({ email }) => email), answer.total]).toEqual([found, `${found.length}`]);
});

test('one account is found by its id', async () => {
  const { id } = await addPerson(portal, { email: 'x@site.example' });
  expect((await list(`?search=${id}`)).users.map(({ email }) => email)).toEqual(['x@site.example']);
});

test.each(['?role=king', '?status=lost', '?sort=password', '?count=0', '?count=101', '?start=-1', '?start=x'])(
  '%s is refused',
  async (query) => {
    expect((await list(query)).status).toBe(400);
  },
);

test('a list of two thousand users is returned at once', async () => {
  const many = Array.from({ length: 2000 }, (_each, number) => ({
    email: `user${number}@site.example`,
    firstName: 'User',
    lastName: `No ${number}`,
  }));
  await db.insert(users).values(many);
  const { users: found, total } = await list();
  expect([found.length, total]).toEqual([2001, '2001']);
});

test('the roles are listed in their order, by their present names [3.3, 7.2.5]', async () => {
  await renameRole(portal, 'cars', 'Calibration Centre');
  const { status, body } = await callApi('GET /user/getAllRoles', { token: await administratorToken(portal) });
  const roles = body.data;
  expect(status).toBe(200);
  expect(roles).toEqual([
    { _id: 'administrator', name: 'Administrator' },
    { _id: 'cars', name: 'Calibration Centre' },
    { _id: 'lidar_reviewer', name: 'Lidar Reviewer' },
    { _id: 'lidar_data_reviewer', name: 'Lidar Data Reviewer' },
    { _id: 'photometer_reviewer', name: 'Photometer Reviewer' },
    { _id: 'photometer_data_reviewer', name: 'Photometer Data Reviewer' },
    { _id: 'national_facility', name: 'National Facility' },
    { _id: 'ares', name: 'ARES' },
  ]);
});
