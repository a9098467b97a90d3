import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from '@portal/domain';
import {
  addReviewed,
  administratorToken,
  evaluationOf,
  giveEvaluations,
  lidarPath,
  submitCall,
} from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';

const portal = testPortal();
const { callApi } = portal;

/** Evaluations by the end of the path that submits them, and the aspect in the names of their fields. */
const EVALUATIONS: [path: string, aspect: string][] = [
  ...LIDAR_ASPECTS.map((aspect): [string, string] => [lidarPath(aspect), aspect]),
  ...PHOTOMETER_ASPECTS.map((aspect): [string, string] => [
    `initial-acceptance/photometer-${aspect}-compliance/:photometerId`,
    aspect,
  ]),
  ['synergy-compliance', 'synergy'],
];

test.each(EVALUATIONS)('%s is submitted in at most 12 statements', async (path, aspect) => {
  const { place } = await addReviewed(portal);
  const token = await administratorToken(portal);
  const { status } = await callApi(submitCall(path), { token, params: place, body: evaluationOf(aspect) });
  expect([status, portal.statements()]).toEqual([200, expect.any(Array)]);
  expect(portal.statements().length).toBeLessThanOrEqual(12);
});

test('an application is read in at most 8 statements', async () => {
  const reviewed = await addReviewed(portal);
  await giveEvaluations(portal, reviewed);
  const token = await administratorToken(portal);
  const call = 'GET /national-facility/:id/initial-acceptance-application';
  expect((await callApi(call, { token, params: reviewed.place })).status).toBe(200);
  expect(portal.statements().length).toBeLessThanOrEqual(8);
});
