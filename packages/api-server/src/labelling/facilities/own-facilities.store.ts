import { prettyName } from '@portal/domain';
import { and, asc, eq, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/client';
import { type applications, facilities, facilityDeputies } from '../../platform/db/tables';

/**
 * Whether this user is neither owner nor deputy of the facility in this column: the SQL counterpart of `answersFor`.
 */
export function isForeignTo(
  db: Db,
  personId: string,
  facilityId: typeof facilities.id | typeof applications.facilityId,
): SQL | undefined {
  const own = db.select({ id: facilities.id }).from(facilities).where(eq(facilities.ownerId, personId));
  const deputised = db
    .select({ id: facilityDeputies.facilityId })
    .from(facilityDeputies)
    .where(eq(facilityDeputies.userId, personId));
  return and(notInArray(facilityId, own), notInArray(facilityId, deputised));
}

/** Facilities of an owner, oldest first. */
export const listOwned = (db: Db, ownerId: string) => ownedBy(db, { ownerId });

/** Facilities with this user as a deputy, oldest first. */
export const listDeputised = (db: Db, userId: string) => deputisedBy(db, { userId });

/** The names of the facilities of a user as owner or deputy, oldest first. */
export async function listFacilityNames(db: Db, userId: string): Promise<string[]> {
  const deputised = db
    .select({ id: facilityDeputies.facilityId })
    .from(facilityDeputies)
    .where(eq(facilityDeputies.userId, userId));
  const theirs = await db
    .select({ name: facilities.name, acronym: facilities.acronym })
    .from(facilities)
    .where(and(or(eq(facilities.ownerId, userId), inArray(facilities.id, deputised)), isNull(facilities.archivedAt)))
    .orderBy(asc(facilities.createdAt), asc(facilities.id));
  return theirs.map(prettyName);
}

const deputisedBy = prepared((db) =>
  db
    .select({ id: facilities.id, acronym: facilities.acronym })
    .from(facilities)
    .innerJoin(facilityDeputies, eq(facilityDeputies.facilityId, facilities.id))
    .where(and(eq(facilityDeputies.userId, sql.placeholder('userId')), isNull(facilities.archivedAt)))
    .orderBy(asc(facilities.createdAt), asc(facilities.id))
    .prepare(''),
);

const ownedBy = prepared((db) =>
  db
    .select({ id: facilities.id, acronym: facilities.acronym })
    .from(facilities)
    .where(and(eq(facilities.ownerId, sql.placeholder('ownerId')), isNull(facilities.archivedAt)))
    .orderBy(asc(facilities.createdAt), asc(facilities.id))
    .prepare(''),
);
