import type { Profile, RoleCode } from '@portal/domain';
import { decodeJwt } from 'jose';
import { emailsInOrder } from '../../../../test/emails';
import { addPerson, enter } from '../../../../test/people';
import { testPortal } from '../../../../test/portal';
import { logInWith, setUpCodes } from '../../../../test/second-factors';

const portal = testPortal({ secondFactor: 'required' });
const { callApi } = portal;

const profileIn = (token: string) => (decodeJwt(token) as { profile: Profile }).profile;

async function entered(roles: RoleCode[]) {
  await addPerson(portal, { roles });
  return enter(portal);
}

test.each<RoleCode>(['administrator', 'cars'])(
  '%s can do nothing but set up a second factor [12.324]',
  async (role) => {
    const { access_token: token, refresh_token } = await entered([role]);
    expect(profileIn(token)).toMatchObject({ permissions: [], needs_factor: true });
    for (const call of ['GET /user/getAllRoles', 'GET /user/tasks', 'GET /notices'] as const) {
      const { status, body } = await callApi(call, { token });
      expect([call, status, body.code]).toEqual([call, 403, 1008]);
    }
    // What everybody may see stays visible.
    expect((await callApi('GET /national-facility/certified', { token })).status).toBe(200);
    await setUpCodes(portal, token);
    expect((await callApi('GET /user/tasks', { token })).status).toBe(200);
    const { body } = await callApi('POST /auth/refresh', { token: refresh_token });
    const { access_token: renewed } = body.data as unknown as { access_token: string };
    expect(profileIn(renewed).permissions.length).toBeGreaterThan(0);
    expect(profileIn(renewed).needs_factor).toBeUndefined();
  },
);

test('other users may have one, and need none', async () => {
  const { access_token: token } = await entered(['national_facility']);
  expect(profileIn(token).needs_factor).toBeUndefined();
  expect((await callApi('GET /user/tasks', { token })).status).toBe(200);
});

test('an administrator removes the lost factor of another account, which has to set up a new one [12.324]', async () => {
  const { access_token: root } = await entered(['administrator']);
  await setUpCodes(portal, root);
  const { id } = await addPerson(portal, { email: 'bea@site.example', roles: ['cars'] });
  const { access_token: bea } = await enter(portal, 'bea@site.example');
  await setUpCodes(portal, bea);
  const remove = () => callApi('POST /user/:id/remove-factors', { token: root, params: { id } });
  const { status, body } = await remove();
  expect([status, (body.data as unknown as { second_factor: boolean }).second_factor]).toEqual([200, false]);
  await remove();
  const mails = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'factors-removed');
  expect(mails.map(({ recipients }) => recipients)).toEqual([['bea@site.example']]);
  expect((await callApi('GET /user/tasks', { token: bea })).body.code).toBe(1008);
  expect((await logInWith(portal, { email: 'bea@site.example' })).status).toBe(200);
});

test('only administrators remove the factors of administrators', async () => {
  const { id } = await addPerson(portal, { email: 'root@site.example', roles: ['administrator'] });
  const { access_token: token } = await entered(['cars']);
  await setUpCodes(portal, token);
  expect((await callApi('POST /user/:id/remove-factors', { token, params: { id } })).status).toBe(403);
});
