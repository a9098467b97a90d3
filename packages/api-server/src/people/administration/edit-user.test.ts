import { ROLES, type RoleCode, type User } from '@portal/domain';
import { accounts, rolesOf, userBody, userOf } from '../../../test/accounts';
import { latestEntry } from '../../../test/audit';
import { administratorToken } from '../../../test/evaluations';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { emails } from '../../platform/db/tables';
import { grantRole } from '../users/change-user.store';

const portal = testPortal();
const { callApi, db } = portal;

const edit = (id: string, body: object, token: string) =>
  callApi('POST /user/:id/edit', { params: { id }, body, token });
const addBea = (roles: RoleCode[] = ['cars', 'ares']) =>
  addPerson(portal, { email: 'bea@site.example', firstName: 'Bea', lastName: 'Bell', roles });

test('names and roles are changed, and the changes are recorded [7.2.7]', async () => {
  const { id } = await addBea();
  const token = await administratorToken(portal);
  const { status, body } = await edit(id, userBody({ first_name: 'Beatrice', roles: ['national_facility'] }), token);
  expect([status, body.code]).toEqual([200, 2]);
  expect(body.data).toMatchObject({
    first_name: 'Beatrice',
    roles: [{ _id: 'national_facility', name: 'National Facility' }],
    activated: true,
  });
  expect(await rolesOf(portal, id)).toEqual(['national_facility']);
  expect(await latestEntry(portal)).toMatchObject({
    action: 'user.edit',
    objectId: id,
    objectName: 'Beatrice Bell',
    oldValue: { first_name: 'Bea', roles: ['ares', 'cars'] },
    newValue: { first_name: 'Beatrice', roles: ['national_facility'] },
  });
  expect(await db.$count(emails)).toBe(0);
});

test('a save without changes writes nothing', async () => {
  const { id } = await addBea();
  const token = await administratorToken(portal);
  const before = await accounts(portal);
  const { status, body } = await edit(id, userBody({ email: 'BEA@site.example' }), token);
  expect([status, (body.data as unknown as User).email]).toEqual([200, 'bea@site.example']);
  expect(await accounts(portal)).toEqual(before);
});

test('a change based on another version is refused with the current account, and nothing changes', async () => {
  const { id } = await addBea();
  const token = await administratorToken(portal);
  const mine = userBody({ last_name: 'Belle', roles: ['cars', 'ares', 'lidar_reviewer'] });
  const first = await edit(id, { ...userBody({ first_name: 'Beatrice', roles: ['cars'] }), version: 1 }, token);
  expect([first.status, (first.body.data as unknown as User).version]).toEqual([200, 2]);
  const before = await accounts(portal);
  const second = await edit(id, { ...mine, version: 1 }, token);
  expect([second.status, second.body.data]).toEqual([409, first.body.data]);
  expect(await accounts(portal)).toEqual(before);
  expect((await edit(id, { ...mine, version: 2 }, token)).status).toBe(200);
  expect(await rolesOf(portal, id)).toEqual(['ares', 'cars', 'lidar_reviewer']);
});

test('of two saves of the same version at the same time, one is refused', async () => {
  const { id } = await addBea();
  const token = await administratorToken(portal);
  const answers = await Promise.all(
    ['Beatrice', 'Beata'].map((first_name) => edit(id, { ...userBody({ first_name }), version: 1 }, token)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('a role that is granted with a facility is a new version', async () => {
  const { id } = await addBea();
  expect(await grantRole(db, id, 'national_facility')).toBe(true);
  expect(await grantRole(db, id, 'national_facility')).toBe(false);
  expect((await userOf(portal, id)).version).toBe(2);
});

test('a role that is removed is missing in the next call, in the same session [11.3.5]', async () => {
  const { id } = await addBea(['administrator']);
  const bea = await enter(portal, 'bea@site.example');
  const token = await administratorToken(portal);
  expect((await callApi('GET /user/getall', { token: bea.access_token })).status).toBe(200);
  await edit(id, userBody({ roles: [] }), token);
  expect((await callApi('GET /user/getall', { token: bea.access_token })).status).toBe(403);
  expect((await callApi('POST /auth/refresh', { token: bea.refresh_token })).status).toBe(200);
});

test('an unknown user is not found', async () => {
  const token = await administratorToken(portal);
  expect((await edit('6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11', userBody(), token)).status).toBe(404);
});

const OTHERS = ROLES.map(({ code }) => code).filter((code) => code !== 'administrator');

test.each(OTHERS)('%s may not edit any user, not even their own account', async (role) => {
  const { id } = await addBea([role]);
  const token = (await enter(portal, 'bea@site.example')).access_token;
  const before = await accounts(portal);
  expect((await edit(id, userBody({ roles: ['administrator'] }), token)).status).toBe(403);
  expect(await accounts(portal)).toEqual(before);
  expect((await userOf(portal, id)).version).toBe(1);
});
