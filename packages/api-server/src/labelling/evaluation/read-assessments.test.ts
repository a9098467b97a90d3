import type { PlanAssessment, SubmittedApplication } from '@portal/domain';
import { ownerToken, tokenOf } from '../../../test/callers';
import { administratorToken, reviewerToken } from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { applications, emails } from '../../platform/db/tables';
import type { Call } from '../../app/calls';
import { assessmentOf, planned } from './plan-assessment.fixture';

const portal = testPortal();
const { callApi, context, db, pass } = portal;

const ON = (act: 'edit' | 'submit', path: string) =>
  `POST /national-facility/:id/${act}/plan-assessment/${path}` as Call;
const SUBMIT = ON('submit', 'lidar-feature/:lidarId');
const LIST = 'GET /national-facility/:id/plan-assessments';

const dataOf = async <Data>(answer: Promise<{ body: { data?: unknown } }>) => (await answer).body.data as Data;

const listed = (id: string, token: string) => dataOf<PlanAssessment[]>(callApi(LIST, { params: { id }, token }));

describe('the owner', () => {
  test('reads submitted assessments after the final report, never the assessor [12.25]', async () => {
    const { place, facility } = await planned(portal);
    const token = await reviewerToken(portal, 'lidar');
    await callApi(SUBMIT, { params: place, token, body: assessmentOf() });
    await callApi(ON('edit', 'lidar-channel/:lidarId'), { params: place, token, body: assessmentOf() });
    const owner = await ownerToken(portal, facility);
    expect((await callApi(LIST, { params: place, token: owner })).status).toBe(404);
    const acceptance = { acceptance: 'yes' };
    const admin = await administratorToken(portal);
    const issue = 'POST /national-facility/:id/edit/initial-acceptance';
    expect((await callApi(issue, { params: place, token: admin, body: acceptance })).status).toBe(200);
    const [, feature, channel] = await listed(facility.id, owner);
    expect(feature).toMatchObject({ aspect: 'feature', assessment: 'partly', reviewer: null });
    expect(channel).toMatchObject({ aspect: 'channel', assessment: null, comments: null, reviewer: null, version: 0 });
    expect((await listed(facility.id, token))[2]).toMatchObject({ assessment: 'partly', assessment_date: null });
  });

  test('of another facility reads nothing', async () => {
    const { place, facility } = await planned(portal);
    const token = await tokenOf(portal, 'another owner', facility);
    expect((await callApi(LIST, { params: place, token })).status).toBe(403);
  });
});

describe('the open work', () => {
  const OPEN = 'GET /national-facility/submitted-initial-acceptance-applications';
  const openOf = async (token: string) =>
    (await dataOf<SubmittedApplication[]>(callApi(OPEN, { token }))).filter(({ open_work }) => open_work !== null);

  test('of a reviewer has assessments until they are submitted; then the application is pending with CARS [12.25]', async () => {
    const { place } = await planned(portal);
    await administratorToken(portal);
    const token = await reviewerToken(portal, 'lidar_data');
    expect((await openOf(token)).map(({ open_work }) => open_work?.what)).toEqual([
      'Submit 1 assessment of the upgrade plan',
    ]);
    const submit = ON('submit', 'lidar-data/:lidarId');
    expect((await callApi(submit, { params: place, token, body: assessmentOf() })).status).toBe(200);
    expect(await openOf(token)).toEqual([]);
    const [round] = await db.select().from(applications);
    expect(round).toMatchObject({ pendingFor: 'assessments', pendingWith: 'reviewers' });
    expect(round?.openAssessments).not.toHaveProperty('lidar-data');
    const lidar = await reviewerToken(portal, 'lidar');
    pass(60);
    for (const path of ['lidar-feasibility', 'lidar-feature', 'lidar-channel', 'lidar-general'] as const)
      await callApi(ON('submit', `${path}/:lidarId`), {
        params: place,
        token: lidar,
        body: assessmentOf(),
      });
    await callApi(ON('submit', 'lidar'), { params: place, token: lidar, body: assessmentOf() });
    expect(await db.select().from(emails)).toEqual([]);
    const photometer = await reviewerToken(portal, 'photometer');
    await callApi(ON('submit', 'photometer'), { params: place, token: photometer, body: assessmentOf() });
    const [handedOn] = await db.select().from(applications);
    expect(handedOn).toMatchObject({ pendingFor: 'final-report-on-plan', pendingSince: context.now() });
    expect(await db.select().from(emails)).toMatchObject([
      { kind: 'plan-assessed', recipients: ['admin@site.example'], subject: 'CIAO: ready for the final report' },
    ]);
  });

  test('of an administrator has the synergy', async () => {
    await planned(portal);
    const token = await administratorToken(portal);
    expect((await openOf(token)).map(({ open_work }) => open_work?.what)).toEqual([
      'Assess the upgrade plan on synergy',
    ]);
  });
});
