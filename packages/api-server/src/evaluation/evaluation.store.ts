import { and, eq, isNull, sql } from 'drizzle-orm';
import type { VerdictSubject } from '@portal/domain';
import type { Db } from '../db/client';
import { applications, evaluations, users } from '../db/tables';

/** Which verdict: of which round, on what, in which respect. */
export interface VerdictKey {
  applicationId: string;
  subjectKind: 'lidar' | 'photometer' | 'facility';
  subjectId: string;
  aspect: VerdictSubject;
}

const select = (db: Db) =>
  db
    .select({
      subjectKind: evaluations.subjectKind,
      subjectId: evaluations.subjectId,
      aspect: evaluations.aspect,
      compliance: evaluations.compliance,
      comments: evaluations.comments,
      recommendations: evaluations.recommendations,
      evaluatedAt: evaluations.evaluatedAt,
      version: evaluations.version,
      reviewer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(evaluations)
    .leftJoin(users, eq(users.id, evaluations.reviewerId));

/** All verdicts of a round, drafts included. */
export const listRound = (db: Db, applicationId: string) =>
  select(db).where(eq(evaluations.applicationId, applicationId));
export type StoredVerdict = Awaited<ReturnType<typeof listRound>>[number];

/** One verdict, draft or not; nothing when nobody has begun it. */
export async function findVerdict(db: Db, key: VerdictKey): Promise<StoredVerdict | undefined> {
  const [found] = await select(db).where(
    and(
      eq(evaluations.applicationId, key.applicationId),
      eq(evaluations.subjectKind, key.subjectKind),
      eq(evaluations.subjectId, key.subjectId),
      eq(evaluations.aspect, key.aspect),
    ),
  );
  return found;
}

type Change = Partial<
  Pick<
    typeof evaluations.$inferInsert,
    'compliance' | 'comments' | 'recommendations' | 'suggestion' | 'evaluatedAt' | 'reviewerId'
  >
>;

/** Writes a verdict that is not submitted yet; false when it is by now. The caller holds the round as it is. */
export async function writeVerdict(tx: Db, key: VerdictKey, change: Change): Promise<boolean> {
  const written = await tx
    .insert(evaluations)
    .values({ ...key, ...change })
    .onConflictDoUpdate({
      target: [evaluations.applicationId, evaluations.subjectKind, evaluations.subjectId, evaluations.aspect],
      set: { ...change, version: sql`${evaluations.version} + 1`, updatedAt: sql`clock_timestamp()` },
      setWhere: isNull(evaluations.evaluatedAt),
    })
    .returning({ id: evaluations.id });
  return written.length > 0;
}

/** Leaves a round without a due date. */
export async function clearDueDate(tx: Db, applicationId: string): Promise<void> {
  await tx.update(applications).set({ dueDate: null }).where(eq(applications.id, applicationId));
}
