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
import { emails } from '../../platform/db/tables';

const portal = testPortal();
const { callApi } = portal;

/** Evaluations by target, with the end of the path that submits them and the prefix of their field names. */
const EVALUATIONS: [target: string, path: string, aspect: string][] = [
  ...LIDAR_ASPECTS.map((aspect): [string, string, string] => ['lidar', lidarPath(aspect), aspect]),
  ...PHOTOMETER_ASPECTS.map((aspect): [string, string, string] => [
    'photometer',
    `initial-acceptance/photometer-${aspect}-compliance/:photometerId`,
    aspect,
  ]),
  ['facility', 'synergy-compliance', 'synergy'],
];

const FIRST_AND_LAST = EVALUATIONS.flatMap((evaluation) => [
  [...evaluation, 'first'] as const,
  [...evaluation, 'last'] as const,
]);

test.each(FIRST_AND_LAST)(
  'on a %s, %s (%s) is submitted in at most 12 statements as the %s',
  async (target, path, aspect, turn) => {
    const reviewed = await addReviewed(portal);
    const token = await administratorToken(portal);
    if (turn === 'last') await giveEvaluations(portal, reviewed, [`${target}-${aspect}`]);
    const { status } = await callApi(submitCall(path), { token, params: reviewed.place, body: evaluationOf(aspect) });
    expect([status, portal.statements()]).toEqual([200, expect.any(Array)]);
    expect(portal.statements().length).toBeLessThanOrEqual(12);
    // The last evaluation notifies those who issue reports.
    expect(await portal.db.$count(emails)).toBe(turn === 'last' ? 1 : 0);
  },
);

test('an application is read in at most 6 statements', async () => {
  const reviewed = await addReviewed(portal);
  await giveEvaluations(portal, reviewed);
  const token = await administratorToken(portal);
  const call = 'GET /national-facility/:id/initial-acceptance-application';
  expect((await callApi(call, { token, params: reviewed.place })).status).toBe(200);
  expect(portal.statements().length).toBeLessThanOrEqual(6);
});

test.each(['feasibility', 'feature', 'channel'] as const)(
  'a suggestion for %s of a lidar is made in at most 5 statements',
  async (aspect) => {
    const { place } = await addReviewed(portal);
    const token = await administratorToken(portal);
    const call = `GET /lidar/system/:id/suggested-${aspect}-compliance` as const;
    expect((await callApi(call, { token, params: { id: place.lidarId } })).status).toBe(200);
    expect(portal.statements().length).toBeLessThanOrEqual(5);
  },
);
