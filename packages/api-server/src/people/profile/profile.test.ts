import { latestEntry, writtenEntries } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { users } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

/** A user who is both an owner and CARS staff, with a session and the profile that is shown. */
async function signedIn() {
  const { id } = await addPerson(portal, { roles: ['cars', 'national_facility'] });
  const { access_token: token } = await enter(portal);
  const { body } = await callApi('GET /user/profile', { token });
  return { id, token, profile: body.data as unknown as Record<string, unknown> };
}

test('a user’s own profile contains their data and their rights [7.2.6]', async () => {
  const { id, profile } = await signedIn();
  expect(profile).toEqual({
    _id: id,
    email: 'ada@site.example',
    first_name: 'Ada',
    last_name: 'Byron',
    roles: [
      { _id: 'cars', name: 'CARS' },
      { _id: 'national_facility', name: 'National Facility' },
    ],
    permissions: expect.arrayContaining(['edit-own-nf', 'view-all-nf']),
    digest: true,
  });
});

test('names can be changed, with the rest of the profile sent back unchanged [7.2.6, 11.4.17]', async () => {
  const { id, token, profile } = await signedIn();
  const sent = { ...profile, first_name: ' Augusta ', last_name: 'King' };
  const { status, body } = await callApi('POST /user/profile', { token, body: { profile: sent } });
  expect([status, body.code]).toEqual([200, 2]);
  expect(body.data).toEqual({ ...sent, first_name: 'Augusta' });
  expect((await callApi('GET /user/profile', { token })).body.data).toEqual(body.data);
  expect(await latestEntry(portal)).toMatchObject({
    actorId: id,
    action: 'user.edit-profile',
    objectName: 'Augusta King',
    oldValue: { first_name: 'Ada', last_name: 'Byron' },
    newValue: { first_name: 'Augusta', last_name: 'King' },
  });
});

test.each<[why: string, change: object, status: number]>([
  ['names alone', {}, 200],
  ['the same address in capitals', { email: 'ADA@site.example' }, 200],
  ['the same roles as ids in another order', { roles: ['national_facility', 'cars'] }, 200],
  ['another address [11.4.17]', { email: 'bea@site.example' }, 403],
  ['another id', { _id: '11111111-1111-4111-8111-111111111111' }, 403],
  ['another id by its short name', { id: '11111111-1111-4111-8111-111111111111' }, 403],
  ['an additional role', { roles: ['national_facility', 'cars', 'administrator'] }, 403],
  ['a missing role', { roles: ['cars'] }, 403],
  ['a role twice and another one missing', { roles: ['cars', 'cars'] }, 403],
  ['all rights [11.4.17]', { permissions: ['administrator'] }, 403],
  ['no right at all', { permissions: [] }, 403],
  ['a blank name', { first_name: ' ' }, 422],
  ['a web address in a name [12.895]', { last_name: 'Demo, http://site.example/login' }, 422],
  ['roles that are not a list', { roles: 'cars' }, 422],
])('%s', async (_why, change, expected) => {
  const { token } = await signedIn();
  const body = { profile: { first_name: 'Augusta', last_name: 'King', ...change } };
  const { status } = await callApi('POST /user/profile', { token, body });
  expect(status).toBe(expected);
  expect(await db.select().from(users)).toMatchObject([{ firstName: expected === 200 ? 'Augusta' : 'Ada' }]);
});

test.each([[{}], [{ profile: null }], [{ profile: 'x' }], [{ first_name: 'Augusta', last_name: 'King' }]])(
  'a body without a profile is refused: %j',
  async (body) => {
    const { token } = await signedIn();
    expect((await callApi('POST /user/profile', { token, body })).status).toBe(422);
  },
);

test.each(['GET /user/profile', 'POST /user/profile'] as const)('%s needs a session', async (call) => {
  expect((await callApi(call)).status).toBe(401);
});

test('the weekly message can be switched off and on; each change is recorded once [12.6]', async () => {
  const { id, token, profile } = await signedIn();
  for (const digest of [false, false, true]) {
    const { status, body } = await callApi('POST /user/preferences', { token, body: { digest } });
    expect([status, body.code, body.data]).toEqual([200, 2, { ...profile, digest }]);
    expect((await callApi('GET /user/profile', { token })).body.data).toEqual(body.data);
  }
  expect(await writtenEntries(portal, 'user.set-preferences')).toMatchObject([
    { actorId: id, objectId: id, oldValue: { digest: true }, newValue: { digest: false } },
    { oldValue: { digest: false }, newValue: { digest: true } },
  ]);
});

test.each([[{}], [{ digest: 'perhaps' }], [{ digest: null }]])('%j is not a preference', async (body) => {
  const { token } = await signedIn();
  expect((await callApi('POST /user/preferences', { token, body })).status).toBe(422);
});
