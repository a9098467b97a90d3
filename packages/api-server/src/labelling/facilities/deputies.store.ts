import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { facilities, facilityDeputies } from '../../platform/db/tables';

/** Makes this person a deputy at a facility. */
export async function addDeputy(tx: Db, facilityId: string, userId: string, at: Date): Promise<void> {
  await tx.insert(facilityDeputies).values({ facilityId, userId, createdAt: at });
}

/** Takes a deputy off a facility; false when the person is none there. */
export async function deleteDeputy(tx: Db, facilityId: string, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(facilityDeputies)
    .where(and(eq(facilityDeputies.facilityId, facilityId), eq(facilityDeputies.userId, userId)))
    .returning({ id: facilityDeputies.userId });
  return deleted.length > 0;
}

/** Takes a person off all facilities at which they are a deputy, and answers which. */
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
