import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { Component } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { componentReviewers, declinedReviews, users } from '../../platform/db/tables';

type NewDecline = Omit<typeof declinedReviews.$inferInsert, 'id' | 'createdAt'>;

/** Stores a declined component with the reason. */
export async function insertDeclined(tx: Db, declined: NewDecline, at: Date): Promise<void> {
  await tx.insert(declinedReviews).values({ ...declined, createdAt: at });
}

/** Removes a reviewer from components of a facility. */
export async function takeComponents(tx: Db, facilityId: string, userId: string, components: Component[]) {
  await tx
    .delete(componentReviewers)
    .where(
      and(
        eq(componentReviewers.facilityId, facilityId),
        eq(componentReviewers.userId, userId),
        inArray(componentReviewers.component, components),
      ),
    );
}

/** All declined reviews of a facility, oldest first. */
export const listDeclined = (db: Db, facilityId: string) =>
  db
    .select({
      id: declinedReviews.id,
      component: declinedReviews.component,
      round: declinedReviews.round,
      reason: declinedReviews.reason,
      isConflict: declinedReviews.isConflict,
      createdAt: declinedReviews.createdAt,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(declinedReviews)
    .innerJoin(users, eq(users.id, declinedReviews.userId))
    .where(eq(declinedReviews.facilityId, facilityId))
    .orderBy(asc(declinedReviews.createdAt), asc(declinedReviews.component));
export type DeclinedRow = Awaited<ReturnType<typeof listDeclined>>[number];

/** Users who declared a conflict of interest with the facility, with the time of their latest declaration. */
export async function conflictsOf(db: Db, facilityId: string, userIds: readonly string[]): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: declinedReviews.userId, at: max(declinedReviews.createdAt) })
    .from(declinedReviews)
    .where(
      and(
        eq(declinedReviews.facilityId, facilityId),
        eq(declinedReviews.isConflict, true),
        inArray(declinedReviews.userId, [...userIds]),
      ),
    )
    .groupBy(declinedReviews.userId);
  return new Map(rows.flatMap(({ userId, at }) => (at ? [[userId, at] as const] : [])));
}
