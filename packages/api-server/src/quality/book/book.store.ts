import { and, eq, min } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { acceptedVersions } from '../../platform/db/tables';

/** When a facility was accepted with a report for the first time; `null` before. */
export async function firstAcceptance(db: Db, facilityId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(acceptedVersions.validFrom) })
    .from(acceptedVersions)
    .where(and(eq(acceptedVersions.facilityId, facilityId), eq(acceptedVersions.acceptedBy, 'report')));
  return row?.at ?? null;
}
