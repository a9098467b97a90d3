import { and, desc, eq, getTableColumns, sql, type Placeholder } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { applications, evaluations } from '../../platform/db/tables';

type ApplicationRow = typeof applications.$inferSelect;

interface Archive {
  applicationId: string;
  from: ApplicationRow['status'];
  at: Date;
  by: string;
  reason: string;
}

/** Archives a round with all its data; false if it is no longer in the status `from`. */
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

/** The key of an evaluation within its round. */
export type Evaluation = Pick<typeof evaluations.$inferSelect, 'targetKind' | 'targetId' | 'aspect'>;

/** Copies some or all evaluations of a round to another one as drafts of their reviewers; returns their keys. */
export async function copyAsDrafts(
  tx: Db,
  { from, to }: { from: string; to: string },
  isCopied: (evaluation: Evaluation) => boolean = () => true,
): Promise<Evaluation[]> {
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
  return drafts;
}

const isEnded = (facilityId: string | Placeholder) =>
  and(eq(applications.facilityId, facilityId), eq(applications.isCurrent, false));

/** The finished rounds of a facility, newest first. */
export const listArchived = (db: Db, facilityId: string): Promise<ApplicationRow[]> => archived(db, { facilityId });

const archived = prepared((db) =>
  db
    .select()
    .from(applications)
    .where(isEnded(sql.placeholder('facilityId')))
    .orderBy(desc(applications.round))
    .prepare(''),
);

/** A finished round of a facility, by number. */
export async function findArchived(db: Db, facilityId: string, round: number): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(isEnded(facilityId), eq(applications.round, round)));
  return row;
}

/**
 * The finished round to compare the current one with: the last one with an evaluation, otherwise the last one. A round
 * that was withdrawn before any evaluation is not compared with.
 */
export async function findCompared(db: Db, facilityId: string): Promise<ApplicationRow | undefined> {
  const isEvaluated = sql`exists (select from ${evaluations}
    where ${evaluations.applicationId} = ${applications.id} and ${evaluations.evaluatedAt} is not null)`;
  const [round] = await db
    .select()
    .from(applications)
    .where(isEnded(facilityId))
    .orderBy(desc(isEvaluated), desc(applications.round))
    .limit(1);
  return round;
}
