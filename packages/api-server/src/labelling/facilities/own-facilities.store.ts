import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { type applications, facilities, facilityDeputies } from '../../platform/db/tables';

/** Whether this person is neither owner nor deputy of the facility that this column names: what a query calls `answersFor`. */
export function isForeignTo(
  db: Db,
  personId: string,
  facilityId: typeof facilities.id | typeof applications.facilityId,
): SQL | undefined {
  const own = db.select({ id: facilities.id }).from(facilities).where(eq(facilities.ownerId, personId));
  const deputised = db
    .select({ id: facilityDeputies.facilityId })
    .from(facilityDeputies)
    .where(eq(facilityDeputies.userId, personId));
  return and(notInArray(facilityId, own), notInArray(facilityId, deputised));
}
