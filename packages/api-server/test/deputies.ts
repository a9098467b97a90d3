import { facilityDeputies } from '../src/platform/db/tables';
import { addPerson, enter } from './people';
import type { TestPortal } from './portal';

/** The address of the deputy whom `addDeputyOf` makes. */
export const DEPUTY = 'dora@site.example';

/** A deputy of a facility, with a token. */
export async function addDeputyOf(portal: TestPortal, facilityId: string) {
  const person = { email: DEPUTY, firstName: 'Dora', lastName: 'Bell', roles: ['national_facility' as const] };
  const { id } = await addPerson(portal, person);
  await portal.db.insert(facilityDeputies).values({ facilityId, userId: id, createdAt: portal.context.now() });
  return { id, token: (await enter(portal, DEPUTY)).access_token };
}
