import { addComplete } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import {
  addReviewed,
  administratorToken,
  forgetEvaluations,
  giveEvaluations,
  reviewerToken,
  evaluationOf,
  lidarPath,
  submitCall,
  evaluationsOn,
} from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { evaluations } from '../../platform/db/tables';
import type { Call } from '../../app/calls';

const portal = testPortal();
const { callApi, db, context } = portal;

const FEATURE = submitCall(lidarPath('feature'));
const DATA = submitCall('initial-acceptance/photometer-data-compliance/:photometerId');

test('an evaluation is saved and frozen in one step, and recorded [4.11, 7.4.10, 11.6.9]', async () => {
  const { facility, lidar, reviewers, place } = await addReviewed(portal);
  const token = await reviewerToken(portal, 'lidar');
  const { status, body } = await callApi(FEATURE, { token, params: place, body: evaluationOf('feature') });
  expect([status, body.code]).toEqual([200, 2]);
  expect(body.data).toEqual({
    compliance: expect.objectContaining({ code: 'yes' }),
    comments: 'Checked on site.',
    recommendations: 'None.',
    evaluation_date: Math.floor(context.now().getTime() / 1000),
    reviewer: expect.objectContaining({ _id: reviewers.lidar }),
    version: 1,
  });
  expect(await db.select().from(evaluations)).toMatchObject([{ submittedAs: 'lidar' }]);
  expect((await entriesOf(portal, facility.id)).at(-1)).toMatchObject({
    action: 'evaluation.submit',
    actorId: reviewers.lidar,
    objectKind: 'lidar',
    objectId: lidar.id,
    objectName: 'MUSA',
    oldValue: null,
    newValue: { aspect: 'feature', compliance: 'yes' },
  });
});

test('the evaluator is the user who submits, not the author of the draft [11.6.12, 12.28]', async () => {
  const { place } = await addReviewed(portal);
  const draft = 'POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId';
  const body = { ...evaluationOf('feature'), feature_comments: 'To be checked.' };
  await callApi(draft, { token: await reviewerToken(portal, 'lidar'), params: place, body });
  const token = await administratorToken(portal);
  const { body: answer } = await callApi(FEATURE, {
    token,
    params: place,
    body: { ...evaluationOf('feature'), version: 1 },
  });
  expect(answer.data).toMatchObject({ comments: 'Checked on site.', reviewer: { first_name: 'Anna' }, version: 2 });
  expect(await db.select().from(evaluations)).toMatchObject([{ submittedAs: 'administrator' }]);
});

test.each([
  ['an older draft', 0],
  ['a draft that does not exist yet', 2],
])('an evaluation based on %s is not submitted, and the current draft is returned', async (_what, version) => {
  const { place } = await addReviewed(portal);
  const draft = 'POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId';
  const token = await reviewerToken(portal, 'lidar');
  await callApi(draft, { token, params: place, body: { feature_comments: 'To be checked.' } });
  const before = await stored(portal);
  const { status, body } = await callApi(FEATURE, {
    token,
    params: place,
    body: { ...evaluationOf('feature'), version },
  });
  expect([status, body.data]).toEqual([409, expect.objectContaining({ comments: 'To be checked.', version: 1 })]);
  expect(await stored(portal)).toEqual(before);
});

test.each([
  ['nothing', {}, ['feature_compliance', 'feature_comments', 'feature_recommendations']],
  ['blank comments', evaluationOf('feature', { comments: ' \n ' }), ['feature_comments']],
  ['no choice', evaluationOf('feature', { compliance: null }), ['feature_compliance']],
])('%s is refused with the required fields, and nothing changes [11.10.2]', async (_what, body, paths) => {
  const { place } = await addReviewed(portal);
  const token = await reviewerToken(portal, 'lidar');
  const before = await stored(portal);
  const answer = await callApi(FEATURE, { token, params: place, body });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual(paths.map((path) => ({ path, message: 'Required' })));
  expect(await stored(portal)).toEqual(before);
});

describe('the suggestion at the time of submission is stored [10.28]', () => {
  test.each<[path: string, aspect: string, suggestion: unknown]>([
    [lidarPath('feasibility'), 'feasibility', { compliance: 'yes', code: 0 }],
    [lidarPath('feature'), 'feature', { compliance: 'partially', code: 1 }],
    [
      lidarPath('channel'),
      'channel',
      expect.objectContaining({ compliance: 'no', code: 3, wavelengths: expect.any(Array) }),
    ],
    [lidarPath('general'), 'general', { compliance: null }],
    [lidarPath('data'), 'data', null],
    ['initial-acceptance/photometer-general-compliance/:photometerId', 'general', null],
    ['synergy-compliance', 'synergy', { compliance: null, code: 4 }],
    ['lidar-compliance', 'lidar', null],
  ])('%s', async (path, aspect, suggestion) => {
    const { place } = await addReviewed(portal);
    const token = await administratorToken(portal);
    await callApi(submitCall(path), { token, params: place, body: evaluationOf(aspect) });
    expect(await db.select().from(evaluations)).toMatchObject([{ aspect, suggestion }]);
  });

  test.each<[given: string, isSubmitted: boolean, general: unknown, synergy: unknown]>([
    ['submitted', true, { compliance: 'yes' }, { compliance: 'yes', code: 0 }],
    ['a draft', false, { compliance: null }, { compliance: null, code: 4 }],
  ])(
    'an evaluation that is %s affects later suggestions only if it is submitted [4.11, 11.6.9]',
    async (_given, isSubmitted, general, synergy) => {
      const world = await addReviewed(portal);
      const token = await administratorToken(portal);
      await giveEvaluations(portal, world, ['facility-synergy', ...(isSubmitted ? [] : ['lidar-general'])]);
      if (!isSubmitted) await db.update(evaluations).set({ evaluatedAt: null });
      else await forgetEvaluations(portal, 'data');
      const body = evaluationOf('synergy');
      await callApi(submitCall('synergy-compliance'), { token, params: world.place, body });
      expect(await evaluationsOn(portal, 'synergy')).toMatchObject([{ suggestion: synergy }]);
      await forgetEvaluations(portal, 'general');
      await callApi(submitCall(lidarPath('general')), { token, params: world.place, body: evaluationOf('general') });
      expect(await evaluationsOn(portal, 'general')).toMatchObject([{ suggestion: general }]);
    },
  );
});

describe('an unknown target is not found, and nothing changes [4.12]', () => {
  test.each<[what: string, call: Call, change: (other: { lidar: string; photometer: string }) => object]>([
    ['the lidar of another facility', FEATURE, ({ lidar }) => ({ lidarId: lidar })],
    ['a photometer as a lidar', FEATURE, ({ photometer }) => ({ lidarId: photometer })],
    ['an invalid id', FEATURE, () => ({ lidarId: 'x' })],
    ['another facility', DATA, () => ({ id: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' })],
    [
      'an aspect without evaluation',
      'POST /national-facility/:id/submit/initial-acceptance/:aspect/:instrumentId',
      ({ lidar }) => ({ aspect: 'lidar-colour-compliance', instrumentId: lidar }),
    ],
    [
      'an aspect of another kind',
      'POST /national-facility/:id/edit/initial-acceptance/:aspect/:instrumentId',
      ({ photometer }) => ({ aspect: 'photometer-feasibility-compliance', instrumentId: photometer }),
    ],
  ])('%s', async (_what, call, change) => {
    const { place } = await addReviewed(portal);
    const other = await addComplete(portal, 'submitted', { acronym: 'OTHER' });
    const token = await administratorToken(portal);
    const before = await stored(portal);
    const params = { ...place, ...change({ lidar: other.lidar.id, photometer: other.photometer.id }) };
    const answer = await callApi(call, { token, params, body: evaluationOf('feature') });
    expect([answer.status, answer.body.code]).toEqual([404, 1002]);
    expect(await stored(portal)).toEqual(before);
  });
});
