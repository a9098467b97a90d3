import { permissionsOf, type Day } from '@portal/domain';
import { and, eq, exists, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { applications, conditions, userRoles, users } from '../../platform/db/tables';
import type { Person } from '../work/waiting';

/** Users whose account was active at that time and who have not been processed since. */
const unseenSince = (moment: Date) =>
  and(
    isNull(users.deactivatedAt),
    lt(users.activatedAt, moment),
    or(isNull(users.digestAt), lt(users.digestAt, moment)),
  );

/** Whether any user has not been processed since that time. */
export async function isAnybodyUnseen(db: Db, moment: Date): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(unseenSince(moment)).limit(1);
  return rows.length > 0;
}

/**
 * Claims all users not processed since that time for this server: of several concurrent attempts, only one gets each
 * user. Users who want no digest are claimed too, so that switching it on takes effect the next week.
 */
export async function takeUnseen(tx: Db, moment: Date, now: Date): Promise<Set<string>> {
  const taken = await tx.update(users).set({ digestAt: now }).where(unseenSince(moment)).returning({ id: users.id });
  return new Set(taken.map(({ id }) => id));
}

/** All users with active accounts who want reminders, with their permissions. */
export async function listRemindable(db: Db): Promise<Person[]> {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roles: sql<string[]>`array_agg(${userRoles.role})`,
    })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isNull(users.deactivatedAt), isNotNull(users.activatedAt), eq(users.wantsDigest, true)))
    .groupBy(users.id)
    .orderBy(users.email);
  return rows.map(({ roles, ...person }) => ({ ...person, permissions: permissionsOf(roles) }));
}

const openConditionsBy = (db: Db, last: Day) =>
  db
    .select({ id: conditions.id })
    .from(conditions)
    .where(
      and(
        eq(conditions.facilityId, applications.facilityId),
        isNull(conditions.reportedAt),
        isNull(conditions.fulfilledAt),
        isNull(conditions.supersededAt),
        lte(conditions.dueDate, last),
      ),
    );

/** Whether a step, an answer or a condition of any application is due by this day. */
export async function isAnythingDue(db: Db, last: Day): Promise<boolean> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.isCurrent, true),
        ne(applications.pendingWith, 'nobody'),
        or(lte(applications.dueDate, last), lte(applications.stepDueDate, last), exists(openConditionsBy(db, last))),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
