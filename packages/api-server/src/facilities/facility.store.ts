import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Component } from '@portal/domain';
import type { Db } from '../db/client';
import { applications, componentReviewers, evaluations, facilities, lidars, photometers, users } from '../db/tables';

/** A facility with its owner and the present round of its application, or nothing. */
export async function findFacility(db: Db, id: string) {
  const [found] = await db
    .select({
      facility: facilities,
      application: applications,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(facilities)
    .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
    .innerJoin(users, eq(users.id, facilities.ownerId))
    .where(eq(facilities.id, id));
  return found;
}
export type FoundFacility = NonNullable<Awaited<ReturnType<typeof findFacility>>>;

/** Who reviews a component of a facility. */
export interface ReviewerRow {
  component: Component;
  id: string;
  firstName: string;
  lastName: string;
}

/** The reviewers of a facility; a free component has no row. */
export const listReviewers = (db: Db, facilityId: string): Promise<ReviewerRow[]> =>
  db
    .select({
      component: componentReviewers.component,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(componentReviewers)
    .innerJoin(users, eq(users.id, componentReviewers.userId))
    .where(eq(componentReviewers.facilityId, facilityId));

/** An instrument by name. */
export interface NamedRow {
  id: string;
  name: string;
}

const listNames = (db: Db, table: typeof lidars | typeof photometers, facilityId: string): Promise<NamedRow[]> =>
  db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(eq(table.facilityId, facilityId))
    .orderBy(asc(table.createdAt), asc(table.id));

/** The lidars of a facility by name, the oldest first. */
export const listLidarNames = (db: Db, facilityId: string) => listNames(db, lidars, facilityId);

/** The photometers of a facility by name, the oldest first. */
export const listPhotometerNames = (db: Db, facilityId: string) => listNames(db, photometers, facilityId);

/** What has been submitted of a round's evaluation, and when. */
export async function listSubmittedVerdicts(db: Db, applicationId: string) {
  return db
    .select({ subjectId: evaluations.subjectId, aspect: evaluations.aspect, evaluatedAt: evaluations.evaluatedAt })
    .from(evaluations)
    .where(and(eq(evaluations.applicationId, applicationId), isNotNull(evaluations.evaluatedAt)));
}
export type SubmittedVerdict = Awaited<ReturnType<typeof listSubmittedVerdicts>>[number];

/** Keeps the present round of a facility as it is until the transaction ends; false when there is none. */
export async function lockApplication(tx: Db, facilityId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.facilityId, facilityId), eq(applications.isCurrent, true)))
    .for('update');
  return locked.length > 0;
}
