import { and, asc, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { contains } from '../db/contains';
import { applications, componentReviewers, evaluations, facilities, lidars, photometers, users } from '../db/tables';
import type { FoundFacility, NamedRow, ReviewerRow, SubmittedVerdict } from './facility.store';

/** A row that belongs to one facility of several. */
export type Of<Row> = Row & { facilityId: string };

interface Wanted {
  /** First row, from 0, and number of rows; without a number, all. */
  start?: number | undefined;
  count?: number | undefined;
  /** Part of an acronym or of a name. */
  search?: string | undefined;
}

const matching = (search: string | undefined) =>
  search ? or(contains(facilities.acronym, search), contains(facilities.name, search)) : undefined;

/** Facilities with owner and present round, by acronym. */
export function listFacilities(db: Db, { start = 0, count: most, search }: Wanted): Promise<FoundFacility[]> {
  const query = db
    .select({
      facility: facilities,
      application: applications,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(facilities)
    .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
    .innerJoin(users, eq(users.id, facilities.ownerId))
    .where(matching(search))
    .orderBy(asc(sql`lower(${facilities.acronym})`))
    .offset(start)
    .$dynamic();
  return most === undefined ? query : query.limit(most);
}

/** How many facilities there are that match. */
export async function countFacilities(db: Db, search: string | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(facilities).where(matching(search));
  return counted?.total ?? 0;
}

/** The reviewers of these facilities. */
export const listReviewersOf = (db: Db, facilityIds: string[]): Promise<Of<ReviewerRow>[]> =>
  db
    .select({
      facilityId: componentReviewers.facilityId,
      component: componentReviewers.component,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(componentReviewers)
    .innerJoin(users, eq(users.id, componentReviewers.userId))
    .where(inArray(componentReviewers.facilityId, facilityIds));

const listNamesOf = (
  db: Db,
  table: typeof lidars | typeof photometers,
  facilityIds: string[],
): Promise<Of<NamedRow>[]> =>
  db
    .select({ facilityId: table.facilityId, id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.facilityId, facilityIds))
    .orderBy(asc(table.createdAt), asc(table.id));

/** The lidars of these facilities by name, the oldest first. */
export const listLidarNamesOf = (db: Db, facilityIds: string[]) => listNamesOf(db, lidars, facilityIds);

/** The photometers of these facilities by name, the oldest first. */
export const listPhotometerNamesOf = (db: Db, facilityIds: string[]) => listNamesOf(db, photometers, facilityIds);

/** What has been submitted of the evaluations of these facilities, where they are still going on. */
export const listSubmittedVerdictsOf = (db: Db, facilityIds: string[]): Promise<Of<SubmittedVerdict>[]> =>
  db
    .select({
      facilityId: applications.facilityId,
      subjectId: evaluations.subjectId,
      aspect: evaluations.aspect,
      evaluatedAt: evaluations.evaluatedAt,
    })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.applicationId))
    .where(
      and(
        eq(applications.isCurrent, true),
        eq(applications.status, 'submitted'),
        inArray(applications.facilityId, facilityIds),
        isNotNull(evaluations.evaluatedAt),
      ),
    );
