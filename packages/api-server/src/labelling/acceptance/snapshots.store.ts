import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { CERTIFIED_STATUSES, type ApprovedConfiguration, type SubmissionSnapshot } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { acceptedVersions, applications, facilities, snapshots } from '../../platform/db/tables';
import type { ReportSnapshot } from '../pdf/report-snapshot';

/** The snapshots of a round, at most one of each kind. */
interface Contents {
  submission: SubmissionSnapshot;
  'preliminary-report': ReportSnapshot;
  'final-report': ReportSnapshot;
  'operational-configuration': ApprovedConfiguration;
}
export type SnapshotKind = keyof Contents;

/** Stores a snapshot of a round; it is written once and never changed. */
export async function insertSnapshot<Kind extends SnapshotKind>(
  tx: Db,
  applicationId: string,
  kind: Kind,
  content: Contents[Kind],
): Promise<void> {
  await tx.insert(snapshots).values({ applicationId, kind, content });
}

/** A snapshot of a round; undefined if there is none of this kind. */
export async function findSnapshot<Kind extends SnapshotKind>(
  db: Db,
  applicationId: string,
  kind: Kind,
): Promise<Contents[Kind] | undefined> {
  const [row] = await db
    .select({ content: snapshots.content })
    .from(snapshots)
    .where(and(eq(snapshots.applicationId, applicationId), eq(snapshots.kind, kind)));
  return row?.content as Contents[Kind] | undefined;
}

/** The reports of several rounds; the preliminary report of a round comes first. */
export async function listReports(db: Db, applicationIds: readonly string[]) {
  const isReport = inArray(snapshots.kind, ['preliminary-report', 'final-report']);
  const rows = await db
    .select({ applicationId: snapshots.applicationId, content: snapshots.content })
    .from(snapshots)
    .where(and(inArray(snapshots.applicationId, [...applicationIds]), isReport))
    .orderBy(desc(snapshots.kind));
  return rows.map(({ applicationId, content }) => ({ applicationId, report: content as ReportSnapshot }));
}

/** Whether a round has a snapshot of one of these kinds. */
export async function hasSnapshot(db: Db, applicationId: string, kinds: readonly SnapshotKind[]): Promise<boolean> {
  const rows = await db
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(and(eq(snapshots.applicationId, applicationId), inArray(snapshots.kind, [...kinds])))
    .limit(1);
  return rows.length > 0;
}

/** Facilities with a final report, or shown as certified, that have no accepted version. */
export async function listUnrecorded(db: Db): Promise<string[]> {
  const hasFinalReport = sql`exists (select from ${snapshots} join ${applications} on ${applications.id} = ${snapshots.applicationId}
    where ${applications.facilityId} = ${facilities.id} and ${snapshots.kind} = 'final-report'
    and ${applications.acceptance} in ('yes', 'conditionally'))`;
  const rows = await db
    .select({ id: facilities.id })
    .from(facilities)
    .leftJoin(acceptedVersions, eq(acceptedVersions.facilityId, facilities.id))
    .where(
      and(isNull(acceptedVersions.id), or(inArray(facilities.displayed_status, CERTIFIED_STATUSES), hasFinalReport)),
    );
  return rows.map(({ id }) => id);
}
