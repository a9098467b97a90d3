import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { applications, snapshots } from '../../platform/db/tables';
import type { ReportSnapshot } from '../pdf/report-snapshot';

const finalReports = (db: Db, facilityId: string) =>
  db
    .select({ content: snapshots.content })
    .from(snapshots)
    .innerJoin(applications, eq(applications.id, snapshots.applicationId))
    .where(and(eq(applications.facilityId, facilityId), eq(snapshots.kind, 'final-report')));

/** The final reports of a facility, oldest first. */
export async function listFinalReports(db: Db, facilityId: string): Promise<ReportSnapshot[]> {
  const rows = await finalReports(db, facilityId).orderBy(asc(applications.round));
  return rows.map(({ content }) => content as ReportSnapshot);
}

/** The last final report of a facility; undefined if there is none. */
export async function findLastReport(db: Db, facilityId: string): Promise<ReportSnapshot | undefined> {
  const [row] = await finalReports(db, facilityId).orderBy(desc(applications.round)).limit(1);
  return row && (row.content as ReportSnapshot);
}
