import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { facilities, facilityDeputies } from '../../platform/db/tables';

/** Makes a user a deputy of a facility. */
export async function addDeputy(tx: Db, facilityId: string, userId: string, at: Date): Promise<void> {
  await tx.insert(facilityDeputies).values({ facilityId, userId, createdAt: at });
}

/** Removes a deputy from a facility; false if the user is not a deputy there. */
export async function deleteDeputy(tx: Db, facilityId: string, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(facilityDeputies)
    .where(and(eq(facilityDeputies.facilityId, facilityId), eq(facilityDeputies.userId, userId)))
    .returning({ id: facilityDeputies.userId });
  return deleted.length > 0;
}

/** Removes a deputy from all facilities; returns those facilities. */
export function deleteDeputyEverywhere(tx: Db, userId: string): Promise<{ id: string; acronym: string }[]> {
  const deleted = tx
    .$with('deleted')
    .as(
      tx
        .delete(facilityDeputies)
        .where(eq(facilityDeputies.userId, userId))
        .returning({ facilityId: facilityDeputies.facilityId }),
    );
  return tx
    .with(deleted)
    .select({ id: facilities.id, acronym: facilities.acronym })
    .from(deleted)
    .innerJoin(facilities, eq(facilities.id, deleted.facilityId))
    .orderBy(facilities.acronym);
}
