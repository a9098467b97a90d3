import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { EVALUATION_FIELDS, type Aspect, type EvaluationValues } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { columnsOf } from '../../platform/db/schema/record-columns';
import { applications, evaluations, users } from '../../platform/db/tables';

/** The key of an evaluation: round, target and aspect. */
export interface EvaluationKey {
  applicationId: string;
  targetKind: 'lidar' | 'photometer' | 'facility';
  targetId: string;
  aspect: Aspect;
}

const COLUMNS = {
  targetKind: evaluations.targetKind,
  targetId: evaluations.targetId,
  aspect: evaluations.aspect,
  ...columnsOf(evaluations, EVALUATION_FIELDS),
  evaluatedAt: evaluations.evaluatedAt,
  submittedAs: evaluations.submittedAs,
  version: evaluations.version,
  reviewer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
};

const select = (db: Db) => db.select(COLUMNS).from(evaluations).leftJoin(users, eq(users.id, evaluations.reviewerId));

/** All evaluations of a round, drafts included. */
export const listRound = (db: Db, applicationId: string) => ofRound(db, { applicationId });

const ofRound = prepared((db) =>
  select(db)
    .where(eq(evaluations.applicationId, sql.placeholder('applicationId')))
    .orderBy(evaluations.targetKind, evaluations.targetId, evaluations.aspect)
    .prepare(''),
);
export type StoredEvaluation = Awaited<ReturnType<typeof listRound>>[number];

/**
 * The latest text on each aspect in the finished rounds of a facility, with its round: a submitted evaluation takes
 * precedence over a draft.
 */
export const listFormer = (db: Db, facilityId: string) => ofFormerRounds(db, { facilityId });

const ofFormerRounds = prepared((db) =>
  db
    .selectDistinctOn([evaluations.targetId, evaluations.aspect], { ...COLUMNS, round: applications.round })
    .from(evaluations)
    .leftJoin(users, eq(users.id, evaluations.reviewerId))
    .innerJoin(applications, eq(applications.id, evaluations.applicationId))
    .where(and(eq(applications.facilityId, sql.placeholder('facilityId')), eq(applications.isCurrent, false)))
    .orderBy(evaluations.targetId, evaluations.aspect, isNull(evaluations.evaluatedAt), desc(applications.round))
    .prepare(''),
);
export type FormerRow = Awaited<ReturnType<typeof listFormer>>[number];

const isOne = ({ applicationId, targetKind, targetId, aspect }: EvaluationKey) =>
  and(
    eq(evaluations.applicationId, applicationId),
    eq(evaluations.targetKind, targetKind),
    eq(evaluations.targetId, targetId),
    eq(evaluations.aspect, aspect),
  );

/** An evaluation, draft or submitted; undefined before its first draft. */
export async function findEvaluation(db: Db, key: EvaluationKey): Promise<StoredEvaluation | undefined> {
  const [row] = await select(db).where(isOne(key));
  return row;
}

type Change = Partial<
  Pick<
    typeof evaluations.$inferInsert,
    keyof EvaluationValues | 'suggestion' | 'evaluatedAt' | 'reviewerId' | 'submittedAs'
  >
>;

/**
 * Writes an evaluation and returns it; undefined if it is already submitted. The caller holds the lock of the round.
 */
export async function writeEvaluation(tx: Db, key: EvaluationKey, change: Change) {
  const [written] = await tx
    .insert(evaluations)
    .values({ ...key, ...change })
    .onConflictDoUpdate({
      target: [evaluations.applicationId, evaluations.targetKind, evaluations.targetId, evaluations.aspect],
      set: { ...change, version: sql`${evaluations.version} + 1`, updatedAt: sql`clock_timestamp()` },
      setWhere: isNull(evaluations.evaluatedAt),
    })
    .returning();
  return written;
}

/** Turns a submitted evaluation back into a draft with its text. The caller holds the lock of the round. */
export async function takeBackEvaluation(tx: Db, key: EvaluationKey): Promise<void> {
  await tx
    .update(evaluations)
    .set({
      evaluatedAt: null,
      suggestion: null,
      version: sql`${evaluations.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(isOne(key));
}
