import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { applications, evaluations } from '../../platform/db/tables';

type ApplicationRow = typeof applications.$inferSelect;

interface Archive {
  applicationId: string;
  from: ApplicationRow['status'];
  at: Date;
  by: string;
  reason: string;
}

/** Ends a round that is still where it was, and keeps everything of it; false when it has moved on. */
export async function archiveRound(tx: Db, { applicationId, from, at, by, reason }: Archive): Promise<boolean> {
  const archived = await tx
    .update(applications)
    .set({
      isCurrent: false,
      archivedAt: at,
      archivedById: by,
      archiveReason: reason,
      version: sql`${applications.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(applications.id, applicationId), eq(applications.isCurrent, true), eq(applications.status, from)))
    .returning({ id: applications.id });
  return archived.length > 0;
}

type NewRound = Pick<ApplicationRow, 'facilityId' | 'round' | 'status' | 'statusSince' | 'submittedAt'> &
  Pick<ApplicationRow, 'submissionReportId'>;

/** Starts a round of a facility whose last one is archived; returns its id. */
export async function startRound(tx: Db, values: NewRound): Promise<string> {
  const [started] = await tx
    .insert(applications)
    .values({ ...values, pendingSince: values.statusSince, stepSince: values.statusSince })
    .returning({ id: applications.id });
  if (!started) throw new Error('The started round was not returned.');
  return started.id;
}

type Evaluation = Pick<typeof evaluations.$inferSelect, 'targetKind' | 'targetId' | 'aspect'>;

/** Copies the evaluations of a round into another one, all or some, as drafts of their reviewers; returns how many. */
export async function copyAsDrafts(
  tx: Db,
  { from, to }: { from: string; to: string },
  isCopied: (evaluation: Evaluation) => boolean = () => true,
): Promise<number> {
  const {
    id: _id,
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    ...columns
  } = getTableColumns(evaluations);
  const written = await tx.select(columns).from(evaluations).where(eq(evaluations.applicationId, from));
  const drafts = written.filter(isCopied).map((evaluation) => ({
    ...evaluation,
    applicationId: to,
    suggestion: null,
    evaluatedAt: null,
  }));
  if (drafts.length > 0) await tx.insert(evaluations).values(drafts);
  return drafts.length;
}

/** The rounds of a facility that were ended, the newest first. */
export const listArchived = (db: Db, facilityId: string): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(and(eq(applications.facilityId, facilityId), eq(applications.isCurrent, false)))
    .orderBy(desc(applications.round));

/** The ended rounds of a facility in which an evaluation was submitted. */
export async function listEvaluatedRounds(db: Db, facilityId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ round: applications.round })
    .from(applications)
    .innerJoin(evaluations, eq(evaluations.applicationId, applications.id))
    .where(
      and(
        eq(applications.facilityId, facilityId),
        eq(applications.isCurrent, false),
        isNotNull(evaluations.evaluatedAt),
      ),
    );
  return rows.map(({ round }) => round);
}
