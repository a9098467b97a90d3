import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { applications, snapshots } from '../../platform/db/tables';

export type DocumentKind = 'submission' | 'preliminary' | 'final';

export interface Round {
  facilityId: string;
  applicationId: string;
}

const COLUMNS = {
  submission: 'submissionReportId',
  preliminary: 'preliminaryReportId',
  final: 'finalReportId',
} as const satisfies Record<DocumentKind, keyof typeof applications.$inferSelect>;

/** File id of a round's document; undefined if it has not been rendered. */
export async function findDocument(db: Db, applicationId: string, kind: DocumentKind): Promise<string | undefined> {
  const [row] = await db
    .select({ fileId: applications[COLUMNS[kind]] })
    .from(applications)
    .where(eq(applications.id, applicationId));
  return row?.fileId ?? undefined;
}

/** Sets the file of a round's document; false if the round already has one. */
export async function setDocument(
  tx: Db,
  { applicationId }: Round,
  kind: DocumentKind,
  fileId: string,
): Promise<boolean> {
  const set = await tx
    .update(applications)
    .set({ [COLUMNS[kind]]: fileId, version: sql`${applications.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(applications.id, applicationId), isNull(applications[COLUMNS[kind]])))
    .returning({ id: applications.id });
  return set.length > 0;
}

const SNAPSHOTS = { submission: 'submission', preliminary: 'preliminary-report', final: 'final-report' } as const;
const KINDS: readonly DocumentKind[] = ['submission', 'preliminary', 'final'];

const isMissing = (kind: DocumentKind) => and(eq(snapshots.kind, SNAPSHOTS[kind]), isNull(applications[COLUMNS[kind]]));

/** Documents with frozen content but no file; those of finished rounds first. */
export async function listMissing(db: Db): Promise<(Round & { kind: DocumentKind })[]> {
  const rows = await db
    .select({ applicationId: applications.id, facilityId: applications.facilityId, frozen: snapshots.kind })
    .from(snapshots)
    .innerJoin(applications, eq(applications.id, snapshots.applicationId))
    .where(or(...KINDS.map(isMissing)))
    .orderBy(asc(applications.isCurrent), asc(snapshots.createdAt));
  return rows.flatMap(({ frozen, ...round }) =>
    KINDS.filter((kind) => SNAPSHOTS[kind] === frozen).map((kind) => ({ ...round, kind })),
  );
}
