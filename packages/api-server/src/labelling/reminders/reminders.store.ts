import { permissionsOf, type Day } from '@portal/domain';
import { and, eq, exists, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { applications, conditions, userRoles, users } from '../../platform/db/tables';
import type { Person } from '../work/waiting';

/** Who had an account in use at that moment and was not looked at since. */
const unseenSince = (moment: Date) =>
  and(
    isNull(users.deactivatedAt),
    lt(users.activatedAt, moment),
    or(isNull(users.digestAt), lt(users.digestAt, moment)),
  );

/** Whether there is anybody who was not looked at since that moment. */
export async function isAnybodyUnseen(db: Db, moment: Date): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(unseenSince(moment)).limit(1);
  return rows.length > 0;
}

/**
 * Takes everybody who was not looked at since that moment, for this server alone: of several that try at once, one
 * gets each person. Those who want no message are taken too, so that one who changes the mind waits for the next week.
 */
export async function takeUnseen(tx: Db, moment: Date, now: Date): Promise<Set<string>> {
  const taken = await tx.update(users).set({ digestAt: now }).where(unseenSince(moment)).returning({ id: users.id });
  return new Set(taken.map(({ id }) => id));
}

/** Everybody whose account is in use and who wants to be reminded, with what the person may do. */
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

/** Whether anything is due in any application by this day: its step, an answer, or a condition. */
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
