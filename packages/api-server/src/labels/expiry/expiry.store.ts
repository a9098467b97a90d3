import { and, isNull, sql } from 'drizzle-orm';
import type { Day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { facilities, labelDecisions } from '../../platform/db/tables';

/**
 * The facilities that are not archived and whose label ends until a day, or has ended without an entry that says so.
 * What a label is follows from its record; this only leaves out those of which nothing can be due.
 */
export async function listEndingUntil(db: Db, last: Day): Promise<string[]> {
  // The periods of a label follow one another, so that the last one has its end.
  const { rows } = await db.execute<{ id: string }>(sql`select ${facilities.id} as id from ${facilities}
    cross join lateral (select place, valid_until from ${labelDecisions}
      where facility_id = ${facilities.id} and kind in ('grant', 'renew') order by place desc limit 1) period
    where ${and(isNull(facilities.archivedAt), sql`period.valid_until <= ${last}::date`)}
      and not exists (select 1 from ${labelDecisions} where facility_id = ${facilities.id}
        and kind in ('withdraw', 'expire') and place > period.place)`);
  return rows.map(({ id }) => id);
}
