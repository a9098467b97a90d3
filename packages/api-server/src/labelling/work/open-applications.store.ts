import { can, isAdministrator, type PermissionHolder } from '@portal/domain';
import { and, asc, eq, exists, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { applications, componentReviewers, facilities, facilityDeputies } from '../../platform/db/tables';
import { isAtStepOf } from '../facilities/at-step-of.store';
import { hasReportedCondition } from '../facilities/reported-conditions.store';

const byAcronym = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: facilities.id })
    .from(facilities)
    .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
    .where(and(ne(applications.pendingWith, 'nobody'), where))
    .orderBy(asc(sql`lower(${facilities.acronym})`));

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The facilities whose application has open work for any user, by acronym. */
export const listOpen = async (db: Db): Promise<string[]> => idsOf(await byAcronym(db, undefined));

/** Tasks of administrators independent of the step. */
const lacksSynergy = or(
  sql`coalesce((${applications.openEvaluations} ->> 'synergy')::int, 0) > 0`,
  sql`coalesce((${applications.openAssessments} ->> 'synergy')::int, 0) > 0`,
);

const isDeputy = (db: Db, id: string) =>
  db
    .select({ one: sql`1` })
    .from(facilityDeputies)
    .where(and(eq(facilityDeputies.facilityId, facilities.id), eq(facilityDeputies.userId, id)));

const isReviewer = (db: Db, id: string) =>
  db
    .select({ one: sql`1` })
    .from(componentReviewers)
    .where(and(eq(componentReviewers.facilityId, facilities.id), eq(componentReviewers.userId, id)));

/**
 * The facilities whose application may have open work for this user, by acronym: owned, deputised and reviewed ones,
 * and for CARS and administrators those at one of their steps; all of them or one. The domain decides on the actual tasks.
 */
export async function listOpenFor(
  db: Db,
  person: PermissionHolder & { id: string },
  facility?: string,
): Promise<string[]> {
  const { id } = person;
  const runs = [
    isAdministrator(person) ? or(isAtStepOf(['administrators']), lacksSynergy) : undefined,
    can(person, 'issue-nf-report') ? or(isAtStepOf(['cars']), hasReportedCondition(db, facilities.id)) : undefined,
  ];
  const concerns = or(eq(facilities.ownerId, id), exists(isDeputy(db, id)), exists(isReviewer(db, id)), ...runs);
  const isMeant = facility === undefined ? undefined : eq(facilities.id, facility);
  return idsOf(await byAcronym(db, and(concerns, isMeant)));
}
