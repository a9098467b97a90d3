import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { applications, evaluations, users } from '../../platform/db/tables';

/** Whose instruments: those of one facility, or one of them. */
export type Which = { facilityId: string } | { id: string };

const evaluationsBy = (column: typeof evaluations.targetId | typeof applications.facilityId) =>
  prepared((db) =>
    db
      .select({
        targetId: evaluations.targetId,
        aspect: evaluations.aspect,
        compliance: evaluations.compliance,
        comments: evaluations.comments,
        recommendations: evaluations.recommendations,
        evaluatedAt: evaluations.evaluatedAt,
        status: applications.status,
        reviewer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      })
      .from(evaluations)
      .innerJoin(applications, eq(applications.id, evaluations.applicationId))
      .leftJoin(users, eq(users.id, evaluations.reviewerId))
      .where(
        and(
          eq(applications.isCurrent, true),
          eq(evaluations.targetKind, sql.placeholder('kind')),
          eq(column, sql.placeholder('id')),
        ),
      )
      .prepare(''),
  );
const [evaluationsOnOne, evaluationsInFacility] = [
  evaluationsBy(evaluations.targetId),
  evaluationsBy(applications.facilityId),
];

/** The evaluations of the present round on lidars or photometers, drafts included. */
export const listEvaluations = (db: Db, kind: 'lidar' | 'photometer', which: Which) =>
  'id' in which
    ? evaluationsOnOne(db, { kind, id: which.id })
    : evaluationsInFacility(db, { kind, id: which.facilityId });
export type EvaluationRow = Awaited<ReturnType<typeof listEvaluations>>[number];

/** Deletes the evaluations of an instrument in the present round; finished rounds keep theirs. */
export async function deleteEvaluations(tx: Db, applicationId: string, targetId: string): Promise<void> {
  await tx
    .delete(evaluations)
    .where(and(eq(evaluations.applicationId, applicationId), eq(evaluations.targetId, targetId)));
}
