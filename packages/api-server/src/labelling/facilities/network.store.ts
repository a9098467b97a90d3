import type { DisplayedStatus } from '@portal/domain';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { auditEntries, facilities } from '../../platform/db/tables';

type Code = DisplayedStatus['code'];

/** All facilities that are not archived, with their creation time and current displayed status. */
export const listDisplayed = (db: Db) =>
  db
    .select({ id: facilities.id, createdAt: facilities.createdAt, now: facilities.displayed_status })
    .from(facilities)
    .where(isNull(facilities.archivedAt));

/** Every change of their displayed status, oldest first. */
export const listDisplayedChanges = (db: Db) =>
  db
    .select({
      facilityId: facilities.id,
      at: auditEntries.at,
      from: sql<Code | null>`${auditEntries.oldValue} ->> 'displayed_status'`,
      to: sql<Code>`${auditEntries.newValue} ->> 'displayed_status'`,
    })
    .from(auditEntries)
    .innerJoin(facilities, eq(facilities.id, auditEntries.facilityId))
    .where(
      and(
        isNull(facilities.archivedAt),
        eq(auditEntries.action, 'facility.set-displayed-status'),
        sql`${auditEntries.newValue} ->> 'displayed_status' is not null`,
      ),
    )
    .orderBy(asc(auditEntries.at));
