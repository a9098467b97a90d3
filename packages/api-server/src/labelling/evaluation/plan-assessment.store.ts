import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { planAssessments, users } from '../../platform/db/tables';
import type { EvaluationKey } from './evaluation.store';

const select = (db: Db) =>
  db
    .select({
      targetKind: planAssessments.targetKind,
      targetId: planAssessments.targetId,
      aspect: planAssessments.aspect,
      assessment: planAssessments.assessment,
      comments: planAssessments.comments,
      assessedAt: planAssessments.assessedAt,
      version: planAssessments.version,
      reviewer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(planAssessments)
    .leftJoin(users, eq(users.id, planAssessments.reviewerId));

/** All assessments of the upgrade plan of a round, drafts included. */
export const listAssessments = (db: Db, applicationId: string) => ofRound(db, { applicationId });

const ofRound = prepared((db) =>
  select(db)
    .where(eq(planAssessments.applicationId, sql.placeholder('applicationId')))
    .orderBy(planAssessments.targetKind, planAssessments.targetId, planAssessments.aspect)
    .prepare(''),
);
export type StoredAssessment = Awaited<ReturnType<typeof listAssessments>>[number];

/** An assessment, draft or submitted; undefined before its first draft. */
export async function findAssessment(db: Db, key: EvaluationKey): Promise<StoredAssessment | undefined> {
  const [row] = await select(db).where(
    and(
      eq(planAssessments.applicationId, key.applicationId),
      eq(planAssessments.targetKind, key.targetKind),
      eq(planAssessments.targetId, key.targetId),
      eq(planAssessments.aspect, key.aspect),
    ),
  );
  return row;
}

type Change = Partial<
  Pick<typeof planAssessments.$inferInsert, 'assessment' | 'comments' | 'assessedAt' | 'reviewerId'>
>;

/**
 * Writes an assessment and returns it; undefined if it is already submitted. The caller holds the lock of the round.
 */
export async function writeAssessment(tx: Db, key: EvaluationKey, change: Change) {
  const [written] = await tx
    .insert(planAssessments)
    .values({ ...key, ...change })
    .onConflictDoUpdate({
      target: [
        planAssessments.applicationId,
        planAssessments.targetKind,
        planAssessments.targetId,
        planAssessments.aspect,
      ],
      set: { ...change, version: sql`${planAssessments.version} + 1`, updatedAt: sql`clock_timestamp()` },
      setWhere: isNull(planAssessments.assessedAt),
    })
    .returning();
  return written;
}
