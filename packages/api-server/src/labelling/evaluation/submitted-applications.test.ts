import type { SubmittedApplication } from '@portal/domain';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import {
  addReviewed,
  administratorToken,
  giveEvaluations,
  putInto,
  reviewerToken,
  takeBackEvaluations,
} from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addLidar } from '../../../test/instruments';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { componentReviewers, facilities, questions, userRoles } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db, context } = portal;

const LIST = 'GET /national-facility/submitted-initial-acceptance-applications';

async function list(token: string | undefined) {
  const { status, body } = await callApi(LIST, { token });
  expect(status).toBe(200);
  return body.data as unknown as SubmittedApplication[];
}

const workOf = async (token: string | undefined) => (await list(token)).map(({ open_work }) => open_work?.what ?? null);

test('submitted applications are listed by acronym [2.12.1, 7.4.3]', async () => {
  for (const [acronym, status] of [
    ['ZETA', 'submitted'],
    ['alpha', 'evaluated'],
    ['BETA', 'waiting_final_report'],
    ['CETA', 'draft'],
    ['DELTA', 'preliminary_report_issued'],
    ['EPSILON', 'registered'],
  ] as const)
    await addFacility(portal, { acronym, name: 'Observatory', type: 'actris' }, { status });
  const found = await list(await administratorToken(portal));
  expect(found.map(({ acronym }) => acronym)).toEqual(['alpha', 'BETA', 'DELTA', 'ZETA']);
  expect(found[3]).toMatchObject({
    pretty_name: 'Observatory (ZETA)',
    type: { code: 'actris' },
    initial_acceptance: { status: { code: 'submitted' }, round: 1, reviewers_set: false },
  });
});

test('open work is listed for the user who has to do it [12.7]', async () => {
  const world = await addReviewed(portal);
  await giveEvaluations(portal, world, ['lidar-feature', 'lidar-general', 'lidar-data', 'facility-synergy']);
  const tokens = {
    lidar: await reviewerToken(portal, 'lidar'),
    data: await reviewerToken(portal, 'lidar_data'),
    done: await reviewerToken(portal, 'photometer'),
    administrator: await administratorToken(portal),
  };
  expect(await workOf(tokens.lidar)).toEqual(['Submit 2 evaluations']);
  expect(await workOf(tokens.data)).toEqual(['Submit 1 evaluation']);
  expect(await workOf(tokens.done)).toEqual([null]);
  expect(await workOf(tokens.administrator)).toEqual(['Submit synergy evaluation']);
  const [line] = await list(tokens.lidar);
  expect(line?.open_work?.since).toBe(Math.floor(context.now().getTime() / 1000));
});

test('evaluations are counted for every instrument', async () => {
  const { facility } = await addReviewed(portal);
  await addLidar(portal, facility.id, { name: 'PEARL' });
  expect(await workOf(await reviewerToken(portal, 'lidar'))).toEqual(['Submit 8 evaluations']);
});

test('drafts count as still to be submitted', async () => {
  const world = await addReviewed(portal);
  await giveEvaluations(portal, world);
  await takeBackEvaluations(portal, { aspect: 'feature' });
  expect(await workOf(await reviewerToken(portal, 'lidar'))).toEqual(['Submit 1 evaluation']);
});

test('a report is open work of those who issue it, as the facility itself states', async () => {
  const world = await addReviewed(portal);
  await giveEvaluations(portal, world);
  const token = await tokenOf(portal, 'CARS', world.facility);
  const [line] = await list(token);
  expect(line).toMatchObject({
    open_work: { what: 'Issue preliminary report' },
    initial_acceptance: { can_issue_preliminary_report: true, reviewers_set: true },
  });
  const params = { id: world.facility.id };
  const { body } = await callApi('GET /national-facility/:id/general-info', { token, params });
  expect(body.data).toMatchObject({ submissions: { initial_acceptance: line?.initial_acceptance } });
  await putInto(portal, world.round, 'waiting_final_report');
  expect(await workOf(token)).toEqual(['Issue final report']);
});

test('a report stays open work while a question is open, in the list too', async () => {
  const { facility, round, ...world } = await addReviewed(portal);
  await giveEvaluations(portal, { facility, round, ...world });
  const token = await tokenOf(portal, 'CARS', facility);
  const askedBy = await addPerson(portal, { email: 'asker@site.example', roles: ['cars'] });
  await db.insert(questions).values({
    applicationId: round.id,
    facilityId: facility.id,
    asker: 'cars',
    text: 'Which laser?',
    askedAt: context.now(),
    askedById: askedBy.id,
  });
  const what = ['Issue preliminary report (a question is open)'];
  expect(await workOf(token)).toEqual(what);
  const open = await portal.get('/api/national-facility/submitted-initial-acceptance-applications?open=true', {
    authorization: `Bearer ${token}`,
  });
  expect(open.json<{ data: SubmittedApplication[] }>().data.map(({ open_work }) => open_work?.what)).toEqual(what);
});

test('CARS users see their own facility in the list, but no report to issue for it [11.3.9]', async () => {
  const world = await addReviewed(portal);
  await putInto(portal, world.round, 'waiting_final_report');
  const { id: ownerId } = await addPerson(portal, { email: 'cars@site.example', roles: ['cars', 'national_facility'] });
  const { access_token: token } = await enter(portal, 'cars@site.example');
  expect(await workOf(token)).toEqual(['Issue final report']);
  await db.update(facilities).set({ ownerId });
  expect(await workOf(token)).toEqual([null]);
  const open = await portal.get('/api/national-facility/submitted-initial-acceptance-applications?open=true', {
    authorization: `Bearer ${token}`,
  });
  expect(open.json()).toMatchObject({ data: [] });
});

test('evaluators see their own facility in the list, without work and without the names of its reviewers', async () => {
  const { facility, reviewers } = await addReviewed(portal);
  await db.insert(userRoles).values({ userId: facility.ownerId, role: 'lidar_reviewer' });
  const [line] = await list(await ownerToken(portal, facility));
  expect(line?.open_work).toBeNull();
  expect(JSON.stringify(line)).not.toContain(reviewers.lidar);
});

test('reviewers of one facility have no work in another', async () => {
  const one = await addReviewed(portal);
  const other = await addFacility(portal, { acronym: 'TWO' }, { status: 'submitted' });
  await addLidar(portal, other.id);
  const { id: userId } = await addPerson(portal, { email: 'bea@site.example', roles: ['lidar_reviewer'] });
  await db.insert(componentReviewers).values({ facilityId: other.id, component: 'lidar', userId });
  await giveEvaluations(portal, one);
  expect(await workOf((await enter(portal, 'bea@site.example')).access_token)).toEqual([null, 'Submit 4 evaluations']);
});

test('many facilities need no more queries than one', async () => {
  const world = await addReviewed(portal);
  const token = await administratorToken(portal);
  const count = async () => {
    await list(token);
    return portal.statements().length;
  };
  const forOne = await count();
  expect(forOne).toBeGreaterThan(0);
  const { ownerId } = world.facility;
  const acronyms = Array.from({ length: 30 }, (_, index) => `N${index}`);
  for (const acronym of acronyms) {
    const { id } = await addFacility(portal, { acronym, ownerId }, { status: 'submitted' });
    await addLidar(portal, id);
  }
  expect(await db.$count(facilities)).toBe(31);
  expect(await count()).toBe(forOne);
});

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['its owner', 403],
  ['another owner', 403],
  ['the reviewer of lidars', 200],
  ['an evaluator', 200],
  ['CARS', 200],
  ['ARES', 200],
  ['an administrator', 200],
])('%s receives %i', async (who, status) => {
  const facility = await addFacility(portal, {}, { status: 'submitted' });
  expect((await callApi(LIST, { token: await tokenOf(portal, who, facility) })).status).toBe(status);
});
