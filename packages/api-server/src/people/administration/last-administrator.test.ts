import type { RoleCode, User } from '@portal/domain';
import { accounts, rolesOf, userBody } from '../../../test/accounts';
import { administratorToken } from '../../../test/evaluations';
import { addPerson, deactivate, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';

const portal = testPortal();
const { callApi } = portal;

const edit = (id: string, body: object, token: string) =>
  callApi('POST /user/:id/edit', { params: { id }, body, token });
const addBea = (roles: RoleCode[] = ['cars'], activated = true) =>
  addPerson(portal, { email: 'bea@site.example', firstName: 'Bea', lastName: 'Bell', roles, activated });

const LAST = 'This is the last administrator who can log in. Please make someone else an administrator first.';
const me = (roles: RoleCode[]) =>
  userBody({ email: 'admin@site.example', first_name: 'Anna', last_name: 'Byron', roles });

async function administrator() {
  const token = await administratorToken(portal);
  const { body } = await callApi('GET /user/profile', { token });
  return { token, id: (body.data as unknown as User)._id };
}

test.each<[others: string, prepare: () => Promise<unknown>]>([
  ['no other one', async () => {}],
  ['one that is not activated', async () => addBea(['administrator'], false)],
  ['one that is deactivated', async () => deactivate(portal, (await addBea(['administrator'])).id)],
])('the last administrator keeps the role when there is %s [11.3.6]', async (_others, prepare) => {
  await prepare();
  const { id, token } = await administrator();
  const before = await accounts(portal);
  const { status, body } = await edit(id, me(['cars']), token);
  expect([status, body.code, body.errors]).toEqual([422, 1003, [{ path: 'roles', message: LAST }]]);
  expect(await accounts(portal)).toEqual(before);
});

test('an administrator may give up the role if there is another one, and has no rights from then on', async () => {
  await addBea(['administrator']);
  const { id, token } = await administrator();
  expect((await edit(id, me([]), token)).status).toBe(200);
  expect((await edit(id, me(['administrator']), token)).status).toBe(403);
  expect(await rolesOf(portal, id)).toEqual([]);
});

test('one remains when two remove the role from each other at once', async () => {
  const bea = await addBea(['administrator']);
  const beas = (await enter(portal, 'bea@site.example')).access_token;
  const { id, token } = await administrator();
  const answers = await Promise.all([edit(id, me([]), beas), edit(bea.id, userBody({ roles: [] }), token)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403']);
  const roles = [await rolesOf(portal, id), await rolesOf(portal, bea.id)].flat();
  expect(roles).toEqual(['administrator']);
});

test('one remains when two give it up at once', async () => {
  const bea = await addBea(['administrator']);
  const beas = (await enter(portal, 'bea@site.example')).access_token;
  const { id, token } = await administrator();
  const answers = await Promise.all([edit(id, me([]), token), edit(bea.id, userBody({ roles: [] }), beas)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
});
