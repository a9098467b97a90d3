import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { isOneOfIds } from '../../platform/db/one-of';
import {
  applications,
  componentReviewers,
  evaluations,
  facilities,
  lidars,
  photometers,
  users,
} from '../../platform/db/tables';
import type { FoundFacility, NamedRow, ReviewerRow, SubmittedEvaluation } from './facility.store';

/** A row that belongs to one facility of several. */
export type Of<Row> = Row & { facilityId: string };

const facilitiesOf = prepared((db) =>
  db
    .select({
      facility: facilities,
      application: applications,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(facilities)
    .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
    .innerJoin(users, eq(users.id, facilities.ownerId))
    .where(isOneOfIds(facilities.id))
    .prepare(''),
);

/** These facilities with owner and present round, in no particular order. */
export const listFacilities = (db: Db, ids: readonly string[]): Promise<FoundFacility[]> => facilitiesOf(db, { ids });

const reviewersOf = prepared((db) =>
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
    .where(isOneOfIds(componentReviewers.facilityId))
    .prepare(''),
);

/** The reviewers of these facilities. */
export const listReviewersOf = (db: Db, ids: readonly string[]): Promise<Of<ReviewerRow>[]> => reviewersOf(db, { ids });

const namesIn = (table: typeof lidars | typeof photometers) =>
  prepared((db) =>
    db
      .select({ facilityId: table.facilityId, id: table.id, name: table.name })
      .from(table)
      .where(isOneOfIds(table.facilityId))
      .orderBy(asc(table.createdAt), asc(table.id))
      .prepare(''),
  );
const [lidarNames, photometerNames] = [namesIn(lidars), namesIn(photometers)];

/** The lidars of these facilities by name, the oldest first. */
export const listLidarNamesOf = (db: Db, ids: readonly string[]): Promise<Of<NamedRow>[]> => lidarNames(db, { ids });

/** The photometers of these facilities by name, the oldest first. */
export const listPhotometerNamesOf = (db: Db, ids: readonly string[]): Promise<Of<NamedRow>[]> =>
  photometerNames(db, { ids });

const submittedOf = prepared((db) =>
  db
    .select({
      facilityId: applications.facilityId,
      targetId: evaluations.targetId,
      aspect: evaluations.aspect,
      evaluatedAt: evaluations.evaluatedAt,
    })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.applicationId))
    .where(
      and(
        eq(applications.isCurrent, true),
        eq(applications.status, 'submitted'),
        isOneOfIds(applications.facilityId),
        isNotNull(evaluations.evaluatedAt),
      ),
    )
    .prepare(''),
);

/** What has been submitted of the evaluations of these facilities, where they are still going on. */
export const listSubmittedEvaluationsOf = (db: Db, ids: readonly string[]): Promise<Of<SubmittedEvaluation>[]> =>
  submittedOf(db, { ids });
