import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { isOneOf } from '../db/one-of';
import { applications, componentReviewers, evaluations, facilities, lidars, photometers, users } from '../db/tables';
import type { FoundFacility, NamedRow, ReviewerRow, SubmittedVerdict } from './facility.store';

/** A row that belongs to one facility of several. */
export type Of<Row> = Row & { facilityId: string };

/** These facilities with owner and present round, in no particular order. */
export const listFacilities = (db: Db, ids: readonly string[]): Promise<FoundFacility[]> =>
  db
    .select({
      facility: facilities,
      application: applications,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(facilities)
    .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
    .innerJoin(users, eq(users.id, facilities.ownerId))
    .where(isOneOf(facilities.id, ids));

/** The reviewers of these facilities. */
export const listReviewersOf = (db: Db, facilityIds: readonly string[]): Promise<Of<ReviewerRow>[]> =>
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
    .where(isOneOf(componentReviewers.facilityId, facilityIds));

const listNamesOf = (
  db: Db,
  table: typeof lidars | typeof photometers,
  facilityIds: readonly string[],
): Promise<Of<NamedRow>[]> =>
  db
    .select({ facilityId: table.facilityId, id: table.id, name: table.name })
    .from(table)
    .where(isOneOf(table.facilityId, facilityIds))
    .orderBy(asc(table.createdAt), asc(table.id));

/** The lidars of these facilities by name, the oldest first. */
export const listLidarNamesOf = (db: Db, facilityIds: readonly string[]) => listNamesOf(db, lidars, facilityIds);

/** The photometers of these facilities by name, the oldest first. */
export const listPhotometerNamesOf = (db: Db, facilityIds: readonly string[]) =>
  listNamesOf(db, photometers, facilityIds);

/** What has been submitted of the evaluations of these facilities, where they are still going on. */
export const listSubmittedVerdictsOf = (db: Db, facilityIds: readonly string[]): Promise<Of<SubmittedVerdict>[]> =>
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
        isOneOf(applications.facilityId, facilityIds),
        isNotNull(evaluations.evaluatedAt),
      ),
    );
