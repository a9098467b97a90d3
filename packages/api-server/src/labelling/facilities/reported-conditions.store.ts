import { and, eq, exists, isNotNull, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { conditions } from '../../platform/db/tables';

/** The open conditions of a facility that it reports as met. */
const isReportedBy = (facilityId: Column) =>
  and(
    eq(conditions.facilityId, facilityId),
    isNotNull(conditions.reportedAt),
    isNull(conditions.fulfilledAt),
    isNull(conditions.supersededAt),
  );

/** Whether CARS has a condition of a facility to close, also beside the step, while another round runs. */
export const hasReportedCondition = (db: Db, facilityId: Column): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(conditions)
      .where(isReportedBy(facilityId)),
  );

/** Since when the first of them waits for CARS. */
export const reportedSince = (db: Db, facilityId: Column) =>
  db
    .select({ since: sql`min(${conditions.reportedAt})` })
    .from(conditions)
    .where(isReportedBy(facilityId));
