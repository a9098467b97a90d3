import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { AcceptanceStatusCode, Component, Day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import {
  applications,
  componentReviewers,
  evaluations,
  facilities,
  lidars,
  photometers,
  users,
} from '../../platform/db/tables';

const facilitiesById = prepared((db) =>
  db
    .select({
      facility: facilities,
      application: applications,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(facilities)
    .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
    .innerJoin(users, eq(users.id, facilities.ownerId))
    .where(eq(facilities.id, sql.placeholder('id')))
    .prepare(''),
);

/** A facility with its owner and the present round of its application, or nothing. */
export async function findFacility(db: Db, id: string) {
  const [found] = await facilitiesById(db, { id });
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

const reviewersOf = prepared((db) =>
  db
    .select({
      component: componentReviewers.component,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(componentReviewers)
    .innerJoin(users, eq(users.id, componentReviewers.userId))
    .where(eq(componentReviewers.facilityId, sql.placeholder('facilityId')))
    .prepare(''),
);

/** The reviewers of a facility; a free component has no row. */
export const listReviewers = (db: Db, facilityId: string): Promise<ReviewerRow[]> => reviewersOf(db, { facilityId });

/** An instrument by name. */
export interface NamedRow {
  id: string;
  name: string;
}

const namesIn = (table: typeof lidars | typeof photometers) =>
  prepared((db) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(eq(table.facilityId, sql.placeholder('facilityId')))
      .orderBy(asc(table.createdAt), asc(table.id))
      .prepare(''),
  );
const [lidarNames, photometerNames] = [namesIn(lidars), namesIn(photometers)];

/** The lidars of a facility by name, the oldest first. */
export const listLidarNames = (db: Db, facilityId: string): Promise<NamedRow[]> => lidarNames(db, { facilityId });

/** The photometers of a facility by name, the oldest first. */
export const listPhotometerNames = (db: Db, facilityId: string): Promise<NamedRow[]> =>
  photometerNames(db, { facilityId });

const submittedIn = prepared((db) =>
  db
    .select({ targetId: evaluations.targetId, aspect: evaluations.aspect, evaluatedAt: evaluations.evaluatedAt })
    .from(evaluations)
    .where(and(eq(evaluations.applicationId, sql.placeholder('applicationId')), isNotNull(evaluations.evaluatedAt)))
    .prepare(''),
);

/** What has been submitted of a round's evaluation, and when. */
export const listSubmittedEvaluations = (db: Db, applicationId: string) => submittedIn(db, { applicationId });
export type SubmittedEvaluation = Awaited<ReturnType<typeof listSubmittedEvaluations>>[number];

/** Keeps the present round of a facility as it is until the transaction ends; false when there is none. */
export async function lockApplication(tx: Db, facilityId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.facilityId, facilityId), eq(applications.isCurrent, true)))
    .for('update');
  return locked.length > 0;
}

/** Facilities of an owner, the oldest first. */
export const listOwned = (db: Db, ownerId: string) => ownedBy(db, { ownerId });

const ownedBy = prepared((db) =>
  db
    .select({ id: facilities.id, acronym: facilities.acronym })
    .from(facilities)
    .where(eq(facilities.ownerId, sql.placeholder('ownerId')))
    .orderBy(asc(facilities.createdAt), asc(facilities.id))
    .prepare(''),
);

type FacilityChange = Partial<Omit<typeof facilities.$inferSelect, 'id' | 'version' | 'createdAt' | 'updatedAt'>>;

/** Changes a facility that still has this version; false when it has another one by now. */
export async function updateFacility(tx: Db, id: string, version: number, values: FacilityChange): Promise<boolean> {
  const updated = await tx
    .update(facilities)
    .set({ ...values, version: version + 1, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(facilities.id, id), eq(facilities.version, version)))
    .returning({ id: facilities.id });
  return updated.length > 0;
}

/** Sets until when (day in UTC) the present step of an application is due; `null` for no date. */
export async function setDueDate(tx: Db, applicationId: string, dueDate: Day | null): Promise<void> {
  await tx
    .update(applications)
    .set({ dueDate, version: sql`${applications.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(eq(applications.id, applicationId));
}

interface Move {
  applicationId: string;
  from: AcceptanceStatusCode;
  to: AcceptanceStatusCode;
  at: Date;
}

/** Moves an application that is still where it was; false when it has moved on. */
export async function moveApplication(tx: Db, { applicationId, from, to, at }: Move): Promise<boolean> {
  const moved = await tx
    .update(applications)
    .set({
      status: to,
      statusSince: at,
      dueDate: null,
      version: sql`${applications.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(applications.id, applicationId), eq(applications.status, from)))
    .returning({ id: applications.id });
  return moved.length > 0;
}
