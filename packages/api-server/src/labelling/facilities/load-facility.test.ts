import { permissionsOf, type RoleCode } from '@portal/domain';
import { deriveState } from '../../../test/derived-state';
import { addFacility } from '../../../test/facilities';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import type { Actor } from '../../platform/process/app-types';
import { componentReviewers, evaluations, lidars } from '../../platform/db/tables';
import { facilityAccessFacts } from './facility-access-facts';
import { toNationalFacility } from './facility.view';
import { findFacility } from './facility.store';

const portal = testPortal();
const { db, context } = portal;

const acting = (id: string, role: RoleCode): Actor => ({
  id,
  email: '',
  firstName: '',
  lastName: '',
  permissions: permissionsOf([role]),
  sessionId: '',
});

/** A submitted facility with one lidar, a reviewer, and the given number of its five aspects evaluated. */
async function submitted(aspects: number) {
  const facility = await addFacility(portal, { name: 'Observatory' }, { status: 'submitted' });
  const { id: facilityId } = facility;
  const reviewer = await addPerson(portal, { roles: ['lidar_reviewer'] });
  await db.insert(componentReviewers).values({ facilityId, component: 'lidar', userId: reviewer.id });
  const [lidar] = await db.insert(lidars).values({ facilityId, name: 'MUSA' }).returning();
  const loaded = await findFacility(db, facilityId);
  const evaluated = (['feasibility', 'feature', 'channel', 'general', 'data'] as const).slice(0, aspects);
  await db.insert(evaluations).values(
    evaluated.map((aspect) => ({
      applicationId: loaded?.application.id ?? '',
      targetKind: 'lidar' as const,
      targetId: lidar?.id ?? '',
      aspect,
      compliance: 'yes' as const,
      evaluatedAt: context.now(),
    })),
  );
  await deriveState(db);
  return { facility, reviewer };
}

test.each([
  ['all', 5, true],
  ['all but one', 4, false],
])('with %s of the evaluations the preliminary report can be issued: %s', async (_how, aspects, expected) => {
  const { facility, reviewer } = await submitted(aspects);
  expect(await facilityAccessFacts(context, facility.id)).toMatchObject({
    people: { ownerId: facility.ownerId, reviewers: { lidar: reviewer.id } },
    state: { status: 'submitted', canIssuePreliminaryReport: expected, hasUpgradePlan: false },
  });
});

test('an owner sees the facility without the names of its reviewers, other users see them [3.5, 11.5.18]', async () => {
  const { facility, reviewer } = await submitted(1);
  const loaded = await findFacility(db, facility.id);
  if (!loaded) throw new Error('The facility was not found.');
  const forOwner = toNationalFacility(loaded, { actor: acting(facility.ownerId, 'national_facility'), view: 'owner' });
  const forStaff = toNationalFacility(loaded, { actor: acting(reviewer.id, 'cars'), view: 'full' });
  expect(forOwner).toMatchObject({ pretty_name: 'Observatory (CIAO)', is_owner: true, editable: false });
  expect(JSON.stringify(forOwner)).not.toContain(reviewer.id);
  expect(forStaff.submissions.initial_acceptance).toMatchObject({
    status: { code: 'submitted', name: 'Submitted' },
    reviewers_set: false,
    component_reviewers: { lidar: { _id: reviewer.id, first_name: 'Ada' }, lidar_data: null },
  });
  expect(forStaff.is_owner).toBe(false);
});

test.each([
  ['registered', true],
  ['draft', true],
  ['submitted', false],
] as const)('while %s its owner may edit it: %s', async (status, expected) => {
  const facility = await addFacility(portal, {}, { status });
  const loaded = await findFacility(db, facility.id);
  const actor = acting(facility.ownerId, 'national_facility');
  expect(loaded && toNationalFacility(loaded, { actor, view: 'owner' }).editable).toBe(expected);
});

test('an unknown facility is not found', async () => {
  expect(await facilityAccessFacts(context, '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11')).toBeUndefined();
});
