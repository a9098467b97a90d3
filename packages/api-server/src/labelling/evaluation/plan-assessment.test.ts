import type { ReviewedApplication } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { tokenOf, type Caller } from '../../../test/callers';
import { administratorToken, reviewerToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { applications, planAssessments } from '../../platform/db/tables';
import type { Call } from '../../app/calls';
import { assessmentOf, planned } from './plan-assessment.fixture';

const portal = testPortal();
const { callApi, db, context } = portal;

const ON = (act: 'edit' | 'submit', path: string) =>
  `POST /national-facility/:id/${act}/plan-assessment/${path}` as Call;
const FEATURE = 'lidar-feature/:lidarId';
const EDIT = ON('edit', FEATURE);
const SUBMIT = ON('submit', FEATURE);
const TOO_LATE =
  'The upgrade plan is assessed between its upload and the final report, once on each evaluation that was not a yes.';

const stored = () => db.select().from(planAssessments);

describe('an assessment of the upgrade plan', () => {
  test('is saved as a draft, submitted irrevocably, and shown with its evaluation [12.25]', async () => {
    const { place, facility, lidar } = await planned(portal);
    const token = await reviewerToken(portal, 'lidar');
    const draft = await callApi(EDIT, { params: place, token, body: { comments: 'Not read yet.', version: 0 } });
    expect([draft.status, draft.body.code]).toEqual([200, 2]);
    expect(draft.body.data).toMatchObject({ assessment: null, comments: 'Not read yet.', version: 1 });
    const { status, body } = await callApi(SUBMIT, { params: place, token, body: assessmentOf({ version: 1 }) });
    expect(status).toBe(200);
    const submitted = {
      target_kind: 'lidar',
      target_id: lidar.id,
      aspect: 'feature',
      compliance: 'no',
      assessment: 'partly',
      comments: 'The steps are right, but no day is named.',
      assessment_date: context.now().getTime() / 1000,
      reviewer: expect.objectContaining({ first_name: 'Rita' }),
      version: 2,
    };
    expect(body.data).toEqual(submitted);
    const application = await callApi('GET /national-facility/:id/initial-acceptance-application', {
      params: { id: facility.id },
      token,
    });
    const { plan_assessments } = application.body.data as unknown as ReviewedApplication;
    expect(plan_assessments.map(({ target_kind, aspect }) => `${target_kind} ${aspect}`)).toEqual([
      'lidar feasibility',
      'lidar feature',
      'lidar channel',
      'lidar general',
      'lidar data',
      'facility synergy',
      'facility lidar',
      'facility photometer',
    ]);
    expect(plan_assessments[1]).toEqual(submitted);
    expect(plan_assessments.filter(({ assessment_date }) => assessment_date === null)).toHaveLength(7);
    expect(await writtenEntries(portal, 'evaluation.assess-plan')).toMatchObject([
      { objectId: lidar.id, newValue: { aspect: 'feature', assessment: 'partly' } },
    ]);
  });

  test.each([
    ['synergy', 'an administrator'],
    ['lidar', 'lidar'],
    ['photometer', 'photometer'],
    ['lidar-data/:lidarId', 'lidar_data'],
  ] as const)('on %s is given by %s', async (path, who) => {
    const { place } = await planned(portal);
    const token = who === 'an administrator' ? await administratorToken(portal) : await reviewerToken(portal, who);
    expect((await callApi(ON('submit', path), { params: place, token, body: assessmentOf() })).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test.each<[who: Caller, status: number]>([
    ['nobody', 401],
    ['its owner', 403],
    ['another owner', 403],
    ['an evaluator', 403],
    ['CARS', 403],
    ['ARES', 403],
  ])('is refused for %s (%i)', async (who, status) => {
    const { place, facility } = await planned(portal);
    const token = await tokenOf(portal, who, facility);
    for (const call of [EDIT, SUBMIT])
      expect((await callApi(call, { params: place, token, body: assessmentOf() })).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  test.each<[why: string, body: object, path: string, message: string]>([
    ['without a value', assessmentOf({ assessment: undefined }), 'assessment', 'Required'],
    ['with no value', assessmentOf({ assessment: null }), 'assessment', 'Required'],
    ['with a value of another list', assessmentOf({ assessment: 'yes' }), 'assessment', 'Choose a value from the list'],
    ['without a text', assessmentOf({ comments: ' ' }), 'comments', 'Required'],
    ['with too long a text', assessmentOf({ comments: 'x'.repeat(10_001) }), 'comments', 'Maximum 10000 characters'],
    ['with an unknown field', assessmentOf({ colour: 'blue' }), 'colour', 'Unknown field'],
    ['with a version that is not a number', assessmentOf({ version: 'new' }), 'version', 'Must be a number'],
  ])('is not submitted %s', async (_why, body, path, message) => {
    const { place } = await planned(portal);
    const answer = await callApi(SUBMIT, { params: place, token: await reviewerToken(portal, 'lidar'), body });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
    expect(await stored()).toEqual([]);
  });

  test.each(['submitted', 'preliminary_report_issued', 'evaluated'] as const)('is refused while %s', async (status) => {
    const { place } = await planned(portal);
    await db.update(applications).set({ status });
    const token = await reviewerToken(portal, 'lidar');
    for (const call of [EDIT, SUBMIT]) {
      const answer = await callApi(call, { params: place, token, body: assessmentOf() });
      expect([answer.status, answer.body.msg]).toEqual([409, TOO_LATE]);
    }
  });

  test('is refused if the evaluation was a yes', async () => {
    const { place } = await planned(portal, 'yes');
    const token = await reviewerToken(portal, 'lidar');
    expect((await callApi(SUBMIT, { params: place, token, body: assessmentOf() })).status).toBe(409);
  });

  test('is refused for an instrument of another facility', async () => {
    const { place } = await planned(portal);
    const other = await addFacility(portal, { acronym: 'OTHER' });
    const token = await administratorToken(portal);
    const params = { ...place, id: other.id };
    expect((await callApi(SUBMIT, { params, token, body: assessmentOf() })).status).toBe(404);
  });

  test('of an unknown aspect is not found', async () => {
    const { place } = await planned(portal);
    const token = await administratorToken(portal);
    const call = 'POST /national-facility/:id/submit/plan-assessment/lidar-colour/:lidarId' as Call;
    expect((await callApi(call, { params: place, token, body: assessmentOf() })).status).toBe(404);
  });

  test('cannot be changed once it is submitted', async () => {
    const { place } = await planned(portal);
    const token = await reviewerToken(portal, 'lidar');
    expect((await callApi(SUBMIT, { params: place, token, body: assessmentOf() })).status).toBe(200);
    const before = await stored();
    for (const call of [EDIT, SUBMIT])
      expect((await callApi(call, { params: place, token, body: assessmentOf({ comments: 'x' }) })).status).toBe(409);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['an older', 0],
    ['a newer', 2],
  ])('based on %s version is refused with the current one', async (_why, version) => {
    const { place } = await planned(portal);
    const token = await reviewerToken(portal, 'lidar');
    await callApi(EDIT, { params: place, token, body: assessmentOf() });
    for (const call of [EDIT, SUBMIT]) {
      const body = assessmentOf({ comments: 'Other words.', version });
      const answer = await callApi(call, { params: place, token, body });
      expect([answer.status, answer.body.data]).toEqual([409, expect.objectContaining({ version: 1 })]);
    }
  });

  test('is submitted by one of two simultaneous requests', async () => {
    const { place, facility } = await planned(portal);
    const tokens = [await reviewerToken(portal, 'lidar'), await administratorToken(portal)];
    const answers = await atOnce(
      portal,
      facility.id,
      tokens.map((token) => () => callApi(SUBMIT, { params: place, token, body: assessmentOf({ comments: token }) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await writtenEntries(portal, 'evaluation.assess-plan')).toHaveLength(1);
  });
});
