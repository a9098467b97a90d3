import {
  addReviewed,
  administratorToken,
  forgetEvaluations,
  giveEvaluations,
  evaluationOf,
  lidarPath,
  submitCall,
} from '../../../test/evaluations';
import { addPerson, deactivate } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { emails, photometers } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

/** A facility with all evaluations but one, and users who issue reports. */
async function allBut(leftOut: string) {
  const reviewed = await addReviewed(portal);
  await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  await addPerson(portal, { email: 'new@site.example', roles: ['cars'], activated: false });
  await deactivate(portal, (await addPerson(portal, { email: 'gone@site.example', roles: ['cars'] })).id);
  const token = await administratorToken(portal);
  await giveEvaluations(portal, reviewed, [leftOut]);
  return { reviewed, token };
}

describe('the last required evaluation notifies those who issue reports', () => {
  test.each<[last: string, path: string, aspect: string]>([
    ['lidar-data', lidarPath('data'), 'data'],
    ['photometer-data', 'initial-acceptance/photometer-data-compliance/:photometerId', 'data'],
    ['facility-synergy', 'synergy-compliance', 'synergy'],
  ])('%s', async (last, path, aspect) => {
    const { reviewed, token } = await allBut(last);
    await callApi(submitCall(path), { token, params: reviewed.place, body: evaluationOf(aspect) });
    const [mail, another] = await db.select().from(emails);
    expect(another).toBeUndefined();
    expect(mail).toMatchObject({
      kind: 'evaluation-complete',
      recipients: ['admin@site.example', 'cars@site.example'],
      subject: 'CIAO: ready for the preliminary report',
      facilityId: reviewed.facility.id,
    });
    expect(mail?.text).toContain('Waiting for CARS to issue the preliminary report (since 2026-06-15).');
    expect(mail?.text).toContain(`https://portal.example/cars/evaluate-nf/${reviewed.facility.id}`);
  });

  test('once, regardless of later evaluations', async () => {
    const { reviewed, token } = await allBut('lidar-data');
    await callApi(submitCall(lidarPath('data')), { token, params: reviewed.place, body: evaluationOf('data') });
    await callApi(submitCall('lidar-compliance'), { token, params: reviewed.place, body: evaluationOf('lidar') });
    expect(await db.$count(emails)).toBe(1);
  });

  test('and not before: an evaluation that is not the last notifies no one [11.9.2]', async () => {
    const { reviewed, token } = await allBut('lidar-data');
    await forgetEvaluations(portal, 'synergy');
    await callApi(submitCall(lidarPath('data')), { token, params: reviewed.place, body: evaluationOf('data') });
    expect(await db.$count(emails)).toBe(0);
  });

  test('without a photometer, synergy is not required', async () => {
    const { reviewed, token } = await allBut('lidar-data');
    await forgetEvaluations(portal, 'synergy');
    await db.delete(photometers);
    await callApi(submitCall(lidarPath('data')), { token, params: reviewed.place, body: evaluationOf('data') });
    expect(await db.$count(emails)).toBe(1);
  });
});
