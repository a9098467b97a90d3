import type { RoleCode } from '@portal/domain';
import { componentReviewers, type facilities } from '../src/platform/db/tables';
import { addPerson, enter } from './people';
import type { TestPortal } from './portal';

type Facility = typeof facilities.$inferSelect;

const ROLES = {
  'another owner': 'national_facility',
  'the reviewer of lidars': 'lidar_reviewer',
  'an evaluator': 'lidar_reviewer',
  CARS: 'cars',
  ARES: 'ares',
  'an administrator': 'administrator',
} as const satisfies Record<string, RoleCode>;

/** All callers with a different relation to a facility. */
export type Caller = 'nobody' | 'its owner' | keyof typeof ROLES;

/** The token of a user with this relation to the facility; undefined for an anonymous caller. */
export async function tokenOf(portal: TestPortal, caller: Caller, facility: Facility): Promise<string | undefined> {
  if (caller === 'nobody') return undefined;
  if (caller === 'its owner') return ownerToken(portal, facility);
  const { id } = await addPerson(portal, { email: 'caller@site.example', roles: [ROLES[caller]] });
  if (caller === 'the reviewer of lidars')
    await portal.db.insert(componentReviewers).values({ facilityId: facility.id, component: 'lidar', userId: id });
  return (await enter(portal, 'caller@site.example')).access_token;
}

/** The token of the owner of a facility at its creation. */
export async function ownerToken(portal: TestPortal, { acronym }: Pick<Facility, 'acronym'>): Promise<string> {
  return (await enter(portal, `pi.${acronym}@site.example`.toLowerCase())).access_token;
}
