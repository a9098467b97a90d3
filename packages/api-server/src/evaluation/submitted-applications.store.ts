import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { SUBMITTED_STATUSES } from '@portal/domain';
import type { Db } from '../db/client';
import { applications, componentReviewers, evaluations, facilities, lidars, photometers, users } from '../db/tables';
import type { FoundFacility, NamedRow, ReviewerRow } from '../facilities/facility.store';

const isSubmitted = and(eq(applications.isCurrent, true), inArray(applications.status, [...SUBMITTED_STATUSES]));

/** A row that belongs to one facility of several. */
export type Of<Row> = Row & { facilityId: string };

const submitted = (db: Db) => db.select({ id: applications.facilityId }).from(applications).where(isSubmitted);

/** Facilities that count as submitted, with owner and present round, by acronym. */
export const listSubmittedFacilities = (db: Db): Promise<FoundFacility[]> =>
  db
    .select({
      facility: facilities,
      application: applications,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(applications)
    .innerJoin(facilities, eq(facilities.id, applications.facilityId))
    .innerJoin(users, eq(users.id, facilities.ownerId))
    .where(isSubmitted)
    .orderBy(asc(sql`lower(${facilities.acronym})`));

/** The reviewers of all of these facilities. */
export const listReviewersOfSubmitted = (db: Db): Promise<Of<ReviewerRow>[]> =>
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
    .where(inArray(componentReviewers.facilityId, submitted(db)));

const listNames = (db: Db, table: typeof lidars | typeof photometers): Promise<Of<NamedRow>[]> =>
  db
    .select({ facilityId: table.facilityId, id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.facilityId, submitted(db)))
    .orderBy(asc(table.createdAt), asc(table.id));

/** The lidars of all of these facilities by name, the oldest first. */
export const listLidarsOfSubmitted = (db: Db) => listNames(db, lidars);

/** The photometers of all of these facilities by name, the oldest first. */
export const listPhotometersOfSubmitted = (db: Db) => listNames(db, photometers);

/** Which verdicts are submitted where the evaluation is still going on. */
export const listVerdictsOfSubmitted = (db: Db) =>
  db
    .select({ facilityId: applications.facilityId, subjectId: evaluations.subjectId, aspect: evaluations.aspect })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.applicationId))
    .where(
      and(eq(applications.isCurrent, true), eq(applications.status, 'submitted'), isNotNull(evaluations.evaluatedAt)),
    );
export type GivenVerdict = Awaited<ReturnType<typeof listVerdictsOfSubmitted>>[number];
