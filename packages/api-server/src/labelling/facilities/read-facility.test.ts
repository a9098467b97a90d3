import type { AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { componentReviewers } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const READ = 'GET /national-facility/:id/general-info';
const DISPLAYED = 'GET /national-facility/:id/displayed-status';

async function open(caller: Caller, status: AcceptanceStatusCode) {
  const facility = await addFacility(portal, { displayed_status: 'suspended' }, { status });
  const reviewer = await addPerson(portal, { email: 'evaluator@site.example', firstName: 'Evaluator' });
  await db.insert(componentReviewers).values({ facilityId: facility.id, component: 'lidar_data', userId: reviewer.id });
  const token = await tokenOf(portal, caller, facility);
  return {
    facility,
    read: (call: typeof READ | typeof DISPLAYED) => callApi(call, { token, params: { id: facility.id } }),
  };
}

describe('a facility', () => {
  test.each<[Caller, AcceptanceStatusCode, isNamed: boolean, isEditable: boolean]>([
    ['its owner', 'draft', false, true],
    ['its owner', 'submitted', false, false],
    ['the reviewer of lidars', 'draft', true, false],
    ['an evaluator', 'submitted', true, false],
    ['CARS', 'draft', true, true],
    ['CARS', 'evaluated', true, false],
    ['ARES', 'draft', true, false],
    ['an administrator', 'invited', true, true],
  ])(
    'is read by %s while %s; reviewers are named: %s, it can be edited: %s [7.3.2, 11.2.3]',
    async (caller, status, named, editable) => {
      const { read } = await open(caller, status);
      const { body } = await read(READ);
      const facility = body.data as unknown as NationalFacility;
      expect(facility).toMatchObject({ editable, is_owner: caller === 'its owner' });
      expect(JSON.stringify(facility).includes('Evaluator')).toBe(named);
      expect((await read(DISPLAYED)).status).toBe(200);
    },
  );

  test.each<[Caller, AcceptanceStatusCode, status: number]>([
    ['nobody', 'submitted', 401],
    ['another owner', 'submitted', 403],
    ['an evaluator', 'draft', 404],
  ])('is not read by %s while %s: %d [11.2.4]', async (caller, status, expected) => {
    const { read } = await open(caller, status);
    for (const call of [READ, DISPLAYED] as const) expect((await read(call)).status).toBe(expected);
  });

  test('has a separate displayed status [7.3.5]', async () => {
    const { read } = await open('its owner', 'draft');
    expect((await read(DISPLAYED)).body.data).toMatchObject({
      _id: 'suspended',
      name: 'Label suspended',
    });
  });
});

describe('the user’s own facilities', () => {
  test('are empty for a user without one [7.3.3]', async () => {
    await addPerson(portal, { roles: ['national_facility'] });
    const { access_token: token } = await enter(portal);
    expect((await callApi('GET /my/national-facility', { token })).body.data).toEqual({ exists: false, id: null });
    expect((await callApi('GET /my/national-facilities', { token })).body.data).toEqual({ exists: false, nfs: [] });
    expect((await callApi('GET /my/national-facility/general-info', { token })).status).toBe(404);
  });

  test('are listed oldest first, and the oldest is the default [7.3.2, 7.3.3, 11.5.4]', async () => {
    const first = await addFacility(portal, { acronym: 'ZULU' });
    const second = await addFacility(portal, { acronym: 'ALFA', ownerId: first.ownerId });
    await addFacility(portal, { acronym: 'OTHER' });
    const token = await ownerToken(portal, first);
    expect((await callApi('GET /my/national-facility', { token })).body.data).toEqual({ exists: true, id: first.id });
    expect((await callApi('GET /my/national-facilities', { token })).body.data).toEqual({
      exists: true,
      nfs: [
        { id: first.id, acronym: 'ZULU' },
        { id: second.id, acronym: 'ALFA' },
      ],
    });
    expect((await callApi('GET /my/national-facility/general-info', { token })).body.data).toMatchObject({
      _id: first.id,
      is_owner: true,
    });
  });

  test("require the permission to edit one's own [11.3.8]", async () => {
    const { id: ownerId } = await addPerson(portal, { roles: ['ares'] });
    await addFacility(portal, { ownerId });
    const { access_token: token } = await enter(portal);
    expect((await callApi('GET /my/national-facility', { token })).body.data).toEqual({ exists: false, id: null });
    expect((await callApi('GET /my/national-facility/general-info', { token })).status).toBe(404);
  });

  test('of an administrator are found as well', async () => {
    const { id: ownerId } = await addPerson(portal, { roles: ['administrator'] });
    const { id } = await addFacility(portal, { ownerId });
    const { access_token: token } = await enter(portal);
    expect((await callApi('GET /my/national-facility/general-info', { token })).body.data).toMatchObject({ _id: id });
  });
});
