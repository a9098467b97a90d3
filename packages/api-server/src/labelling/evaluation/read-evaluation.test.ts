import type { AcceptanceStatusCode } from '@portal/domain';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import {
  addReviewed,
  administratorToken,
  giveEvaluations,
  putInto,
  reviewerToken,
  takeBackEvaluations,
} from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { evaluations, photometers } from '../../platform/db/tables';
import type { Call } from '../../app/calls';

const portal = testPortal();
const { callApi, db } = portal;

const APPLICATION = 'GET /national-facility/:id/initial-acceptance-application';
const SYNERGY = 'GET /national-facility/:id/synergy-compliance';
const MATRIX = 'GET /national-facility/:id/synergy-matrix';
const SUGGESTED = 'GET /national-facility/:id/suggested-synergy-compliance';

const STATES: readonly AcceptanceStatusCode[] = [
  'registered',
  'invited',
  'draft',
  'submitted',
  'preliminary_report_issued',
  'waiting_final_report',
  'evaluated',
];

describe('the application for review', () => {
  test('has all targets with their evaluations, drafts included, each with its version [3.4, 3.7, 3.9, 7.4.3]', async () => {
    const world = await addReviewed(portal);
    await giveEvaluations(portal, world, ['lidar-feature', 'facility-synergy']);
    const token = await reviewerToken(portal, 'lidar');
    const draft = 'POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId';
    for (const comments of ['One.', 'Two.'])
      await callApi(draft, { token, params: world.place, body: { feature_comments: comments } });
    const { status, body } = await callApi(APPLICATION, { token, params: world.place });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      facility: {
        acronym: 'CIAO',
        is_owner: false,
        submissions: { initial_acceptance: { status: { code: 'submitted' } } },
      },
      lidars: [
        {
          name: 'MUSA',
          channels: { 'Elastic 532': { height_resolution: 7.5 } },
          feasibility_compliance: { code: 'yes' },
          feasibility_version: 1,
          feature_compliance: null,
          feature_comments: 'Two.',
          feature_evaluation_date: null,
          feature_reviewer: { _id: world.reviewers.lidar },
          feature_version: 2,
        },
      ],
      photometers: [{ name: 'Cimel 1', general_compliance: { code: 'yes' }, general_version: 1, data_version: 1 }],
      synergy_compliance: { compliance: null, evaluation_date: null, reviewer: null, version: 0 },
      lidar_compliance: { version: 0 },
      photometer_compliance: { version: 0 },
    });
    expect(Object.keys(body.data ?? {}).toSorted()).toEqual([
      'facility',
      'former_evaluations',
      'lidar_compliance',
      'lidars',
      'photometer_compliance',
      'photometers',
      'plan_assessments',
      'synergy_compliance',
    ]);
  });

  test('evaluations of the facility are not confused with those of an instrument [7.4.8]', async () => {
    const { facility, round, place } = await addReviewed(portal);
    const whole = { applicationId: round.id, targetKind: 'facility' as const, targetId: facility.id };
    await db.insert(evaluations).values([
      { ...whole, aspect: 'lidar', compliance: 'no', comments: 'All lidars.' },
      { ...whole, aspect: 'synergy', compliance: 'partially', comments: 'Far apart.', version: 3 },
    ]);
    const { body } = await callApi(APPLICATION, { token: await administratorToken(portal), params: place });
    expect(body.data).toMatchObject({
      lidars: [{ general_compliance: null }],
      lidar_compliance: { compliance: { code: 'no' }, comments: 'All lidars.' },
      synergy_compliance: { compliance: { code: 'partially' }, version: 3 },
      photometer_compliance: { compliance: null },
    });
  });

  test.each<[who: Caller, before: number, after: number]>([
    ['nobody', 401, 401],
    ['its owner', 403, 403],
    ['another owner', 403, 403],
    ['the reviewer of lidars', 200, 200],
    ['an evaluator', 404, 200],
    ['CARS', 404, 200],
    ['ARES', 404, 200],
    ['an administrator', 404, 200],
  ])('%s receives %i before the submission and %i after it [11.3.11]', async (who, before, after) => {
    const { facility, round, place } = await addReviewed(portal, 'draft');
    await db.delete(evaluations);
    const token = await tokenOf(portal, who === 'the reviewer of lidars' ? 'nobody' : who, facility);
    const asked = {
      token: who === 'the reviewer of lidars' ? await reviewerToken(portal, 'lidar') : token,
      params: place,
    };
    expect((await callApi(APPLICATION, asked)).status).toBe(before);
    await putInto(portal, round, 'submitted');
    expect((await callApi(APPLICATION, asked)).status).toBe(after);
  });
});

describe('an owner', () => {
  const CALLS: readonly Call[] = [
    SYNERGY,
    'GET /national-facility/:id/lidar-compliance',
    'GET /national-facility/:id/photometer-compliance',
    MATRIX,
  ];

  test.each(CALLS)('sees nothing before the preliminary report: %s [11.5.16]', async (call) => {
    const world = await addReviewed(portal);
    await giveEvaluations(portal, world);
    const token = await ownerToken(portal, world.facility);
    const answers: Record<string, number> = {};
    for (const state of STATES) {
      await putInto(portal, world.round, state);
      answers[state] = (await callApi(call, { token, params: world.place })).status;
    }
    expect(answers).toEqual({
      registered: 404,
      invited: 404,
      draft: 404,
      submitted: 404,
      preliminary_report_issued: 200,
      waiting_final_report: 200,
      evaluated: 200,
    });
  });

  test('then reads submitted evaluations without the evaluator, and never a draft [11.5.16]', async () => {
    const world = await addReviewed(portal);
    await giveEvaluations(portal, world);
    await db.update(evaluations).set({ reviewerId: world.reviewers.lidar });
    const { facility, round } = world;
    const whole = { applicationId: round.id, targetKind: 'facility' as const, targetId: facility.id };
    await db.insert(evaluations).values({ ...whole, aspect: 'lidar', compliance: 'no', comments: 'A draft.' });
    await putInto(portal, round, 'preliminary_report_issued');
    const token = await ownerToken(portal, facility);
    const { body: synergy } = await callApi(SYNERGY, { token, params: world.place });
    expect(synergy.data).toMatchObject({ compliance: { code: 'yes' }, comments: 'Checked.', reviewer: null });
    const { body: draft } = await callApi('GET /national-facility/:id/lidar-compliance', {
      token,
      params: world.place,
    });
    expect(draft.data).toMatchObject({ compliance: null, comments: null, evaluation_date: null, version: 0 });
  });

  test('is suggested a synergy from distances alone until evaluations become visible [7.4.7, 11.7.2]', async () => {
    const world = await addReviewed(portal);
    await giveEvaluations(portal, world);
    const suggested = async (token: string) => (await callApi(SUGGESTED, { token, params: world.place })).body.data;
    const [owner, administrator] = [await ownerToken(portal, world.facility), await administratorToken(portal)];
    expect(await suggested(owner)).toEqual({ compliance: null, code: 4 });
    expect(await suggested(administrator)).toEqual({ compliance: 'yes', code: 0 });
    await putInto(portal, world.round, 'preliminary_report_issued');
    expect(await suggested(owner)).toEqual({ compliance: 'yes', code: 0 });
  });
});

describe('the synergy matrix', () => {
  test('has every pair with its distance, based on submitted evaluations [3.11, 7.4.7]', async () => {
    const world = await addReviewed(portal);
    await giveEvaluations(portal, world);
    const { lidar, photometer, place } = world;
    await db.update(photometers).set({ latitude: (lidar.latitude ?? 0) + 0.002 });
    const token = await administratorToken(portal);
    const matrix = async () => (await callApi(MATRIX, { token, params: place })).body.data;
    expect(await matrix()).toEqual({
      pairs: [{ lidar: lidar.id, photometer: photometer.id, distance: expect.closeTo(0.2221, 3), synergy: 'yes' }],
      lidars: { [lidar.id]: { name: 'MUSA', general_compliance: expect.objectContaining({ code: 'yes' }) } },
      photometers: {
        [photometer.id]: { name: 'Cimel 1', general_compliance: expect.objectContaining({ code: 'yes' }) },
      },
    });
    await takeBackEvaluations(portal, lidar);
    expect(await matrix()).toMatchObject({
      pairs: [{ synergy: null }],
      lidars: { [lidar.id]: { general_compliance: null } },
    });
  });

  test.each<[who: Caller, before: number, submitted: number]>([
    ['nobody', 401, 401],
    ['another owner', 403, 403],
    ['an evaluator', 404, 200],
    ['CARS', 200, 200],
    ['ARES', 200, 200],
    ['an administrator', 200, 200],
  ])(
    '%s reading the matrix and the evaluation receives %i before the submission, %i after it',
    async (who, before, submitted) => {
      const { facility, round, place } = await addReviewed(portal, 'draft');
      const token = await tokenOf(portal, who, facility);
      const both = async () => [
        (await callApi(MATRIX, { token, params: place })).status,
        (await callApi(SYNERGY, { token, params: place })).status,
      ];
      expect(await both()).toEqual([before, before]);
      await putInto(portal, round, 'submitted');
      expect(await both()).toEqual([submitted, submitted]);
    },
  );
});

test('staff read an evaluation of the facility as a draft, with its author [3.11]', async () => {
  const { place } = await addReviewed(portal);
  const token = await administratorToken(portal);
  const edit = 'POST /national-facility/:id/edit/synergy-compliance';
  await callApi(edit, { token, params: place, body: { synergy_comments: 'Near.' } });
  expect((await callApi(SYNERGY, { token, params: place })).body.data).toMatchObject({
    compliance: null,
    comments: 'Near.',
    evaluation_date: null,
    reviewer: { first_name: 'Anna' },
    version: 1,
  });
});
