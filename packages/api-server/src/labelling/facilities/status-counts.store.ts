import { ACCEPTANCE_STATUSES, type StatusCount } from '@portal/domain';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { applications, facilities } from '../../platform/db/tables';

/** The number of facilities in each status, in the order of the process. */
export async function countByStatus(db: Db): Promise<StatusCount[]> {
  const rows = await db
    .select({ status: applications.status, count: count() })
    .from(applications)
    .innerJoin(facilities, eq(facilities.id, applications.facilityId))
    .where(and(eq(applications.isCurrent, true), isNull(facilities.archivedAt)))
    .groupBy(applications.status);
  return ACCEPTANCE_STATUSES.flatMap(({ code, name }) =>
    rows.filter(({ status }) => status === code).map((row) => ({ status: { code, name }, count: row.count })),
  );
}
