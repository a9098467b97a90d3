import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { once } from '../db/once';
import { applications, evaluations, users } from '../db/tables';

/** Whose instruments: those of one facility, or one of them. */
export type Which = { facilityId: string } | { id: string };

const verdictsBy = (column: typeof evaluations.subjectId | typeof applications.facilityId) =>
  once((db) =>
    db
      .select({
        subjectId: evaluations.subjectId,
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
          eq(evaluations.subjectKind, sql.placeholder('kind')),
          eq(column, sql.placeholder('id')),
        ),
      )
      .prepare(''),
  );
const [verdictsOnOne, verdictsInFacility] = [verdictsBy(evaluations.subjectId), verdictsBy(applications.facilityId)];

/** The verdicts of the present round on lidars or photometers, drafts included. */
export const listVerdicts = (db: Db, kind: 'lidar' | 'photometer', which: Which) =>
  'id' in which ? verdictsOnOne(db, { kind, id: which.id }) : verdictsInFacility(db, { kind, id: which.facilityId });
export type VerdictRow = Awaited<ReturnType<typeof listVerdicts>>[number];

/** Forgets what the present round holds on an instrument; finished rounds keep theirs. */
export async function deleteVerdicts(tx: Db, applicationId: string, subjectId: string): Promise<void> {
  await tx
    .delete(evaluations)
    .where(and(eq(evaluations.applicationId, applicationId), eq(evaluations.subjectId, subjectId)));
}
