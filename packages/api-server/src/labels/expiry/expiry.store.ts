import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { facilities, labelDecisions } from '../../platform/db/tables';

/** The facilities that are not archived and have a record of a label. */
export async function listPresent(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: facilities.id })
    .from(facilities)
    .where(
      and(
        isNull(facilities.archivedAt),
        sql`exists (select 1 from ${labelDecisions} where ${labelDecisions.facilityId} = ${facilities.id})`,
      ),
    );
  return rows.map(({ id }) => id);
}
