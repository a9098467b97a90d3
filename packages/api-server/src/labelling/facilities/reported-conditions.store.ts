import { and, eq, exists, isNotNull, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { conditions } from '../../platform/db/tables';

const isReportedBy = (facilityId: Column) =>
  and(
    eq(conditions.facilityId, facilityId),
    isNotNull(conditions.reportedAt),
    isNull(conditions.fulfilledAt),
    isNull(conditions.supersededAt),
  );

/** Whether CARS has to close a condition of a facility, independently of the step, even during another round. */
export const hasReportedCondition = (db: Db, facilityId: Column): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(conditions)
      .where(isReportedBy(facilityId)),
  );

/** The time since when the earliest of them has been waiting for CARS. */
export const reportedSince = (db: Db, facilityId: Column) =>
  db
    .select({ since: sql`min(${conditions.reportedAt})` })
    .from(conditions)
    .where(isReportedBy(facilityId));
