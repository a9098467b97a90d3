import { permissionsOf, type NationalFacility } from '@portal/domain';
import { Pool } from 'pg';
import { addReviewed, giveEvaluations } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { aLidarRow } from '../../../test/snapshots';
import { lidars } from '../../platform/db/tables';
import { listAllFacilities } from './all-facilities.service';

const portal = testPortal();
const { db } = portal;

const carsToken = async () => {
  await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  return (await enter(portal, 'cars@site.example')).access_token;
};

async function list(query = '', token?: string) {
  const authorization = `Bearer ${token ?? (await carsToken())}`;
  const answer = await portal.get(`/api/national-facility/all${query}`, { authorization });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    facilities: answer.json<{ data: NationalFacility[] }>().data,
  };
}

const acronyms = (facilities: NationalFacility[]) => facilities.map(({ acronym }) => acronym);

test('facilities in every status are returned in full, by acronym [7.3.4]', async () => {
  const reviewed = await addReviewed(portal);
  await giveEvaluations(portal, reviewed);
  await addFacility(portal, { acronym: 'alomar' });
  await addFacility(portal, { acronym: 'ZUG' }, { status: 'draft' });
  const { facilities } = await list();
  expect(acronyms(facilities)).toEqual(['alomar', 'CIAO', 'ZUG']);
  const token = (await enter(portal, 'cars@site.example')).access_token;
  for (const facility of facilities) {
    const one = await portal.get(`/api/national-facility/${facility._id}/general-info`, {
      authorization: `Bearer ${token}`,
    });
    expect(facility).toEqual(one.json<{ data: NationalFacility }>().data);
  }
  expect(facilities[1]?.submissions.initial_acceptance).toMatchObject({
    can_issue_preliminary_report: true,
    component_reviewers: { lidar: { first_name: 'Rita' } },
  });
});

test.each<[query: string, found: string[], total: string]>([
  ['', ['A1', 'B2', 'C3'], '3'],
  ['?start=1', ['B2', 'C3'], '3'],
  ['?count=2', ['A1', 'B2'], '3'],
  ['?start=1&count=1', ['B2'], '3'],
  ['?start=9', [], '3'],
  ['?search=b2', ['B2'], '1'],
  ['?search=OBSERV', ['C3'], '1'],
  ['?search=%25', ['C3'], '1'],
  ['?search=_', [], '0'],
  ['?search=', ['A1', 'B2', 'C3'], '3'],
])('%s finds %j of %s', async (query, found, total) => {
  await addFacility(portal, { acronym: 'B2' });
  await addFacility(portal, { acronym: 'A1' });
  await addFacility(portal, { acronym: 'C3', name: 'Observatory, 100%' });
  const { facilities, headers } = await list(query);
  expect([acronyms(facilities), headers['x-total-count']]).toEqual([found, total]);
});

test.each(['?count=0', '?count=101', '?start=-1', '?start=x'])('%s is refused', async (query) => {
  expect((await list(query)).status).toBe(400);
});

test('many facilities need no more queries than one', async () => {
  const { id: actorId } = await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  const actor = {
    id: actorId,
    email: '',
    firstName: '',
    lastName: '',
    permissions: permissionsOf(['cars']),
    sessionId: '',
  };
  await addFacility(portal);
  const queries = jest.spyOn(Pool.prototype, 'query');
  await listAllFacilities(portal.context, actor, {});
  const forOne = queries.mock.calls.length;
  for (let number = 0; number < 12; number += 1) {
    const { id } = await addFacility(portal, { acronym: `NF-${number}` }, { status: 'submitted' });
    await db.insert(lidars).values(aLidarRow({ facilityId: id }));
  }
  queries.mockClear();
  expect((await listAllFacilities(portal.context, actor, {})).facilities).toHaveLength(13);
  expect(queries.mock.calls.length).toBe(forOne);
});

test.each(['national_facility', 'lidar_reviewer'] as const)('a %s may not list all facilities', async (role) => {
  await addPerson(portal, { roles: [role] });
  expect((await list('', (await enter(portal)).access_token)).status).toBe(403);
});
