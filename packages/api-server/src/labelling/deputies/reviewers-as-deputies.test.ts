import type { RoleCode } from '@portal/domain';
import { ownerToken } from '../../../test/callers';
import { addReviewed, administratorToken } from '../../../test/evaluations';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { componentReviewers, declinedReviews } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const NOBODY = 'No one who can be named a deputy has an account with this address.';

const addBea = (roles: RoleCode[]) => addPerson(portal, { email: 'bea@site.example', roles });
const nameBea = (id: string, token: string) =>
  callApi('POST /national-facility/:id/deputies', { params: { id }, token, body: { email: 'bea@site.example' } });
const declareConflict = (facilityId: string, userId: string) =>
  db
    .insert(declinedReviews)
    .values({ facilityId, userId, round: 1, component: 'lidar', reason: 'We publish together.', isConflict: true });

test.each(['reviews the facility, without the role by now', 'declared a conflict of interest'] as const)(
  'naming a user who %s returns the same refusal to the owner as an unknown address [12.36]',
  async (what) => {
    const { facility } = await addReviewed(portal);
    const isConflict = what === 'declared a conflict of interest';
    const { id: userId } = await addBea(isConflict ? ['lidar_reviewer'] : []);
    await db.delete(componentReviewers);
    if (isConflict) await declareConflict(facility.id, userId);
    else await db.insert(componentReviewers).values({ facilityId: facility.id, component: 'lidar', userId });
    const { status, body } = await nameBea(facility.id, await ownerToken(portal, facility));
    expect([status, body.errors]).toEqual([422, [{ path: 'email', message: NOBODY }]]);
  },
);

test('staff can name a user who declared a conflict of interest, which stays declared [12.36, 12.37]', async () => {
  const { facility } = await addReviewed(portal);
  const { id: user } = await addBea(['lidar_reviewer']);
  await declareConflict(facility.id, user);
  const token = await administratorToken(portal);
  const { status, body } = await nameBea(facility.id, token);
  expect([status, body.msg]).toEqual([200, 'The deputy is named, and has been told.']);
  const review = async () => {
    const answer = await callApi('POST /national-facility/:id/set-initial-acceptance-reviewers', {
      params: { id: facility.id },
      body: { lidar: user },
      token,
    });
    return answer.body.msg;
  };
  expect(await review()).toBe('A deputy of a facility cannot review it.');
  await callApi('DELETE /national-facility/:id/deputies/:user', { params: { id: facility.id, user }, token });
  expect(await review()).toContain('declared a conflict of interest');
});
