import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { notices } from '../../platform/db/tables';

interface Part {
  start: number;
  count: number;
}

/** A page of a user's notices, newest first. */
export const listNotices = (db: Db, userId: string, { start, count: most }: Part) =>
  db
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .offset(start)
    .limit(most);
export type StoredNotice = Awaited<ReturnType<typeof listNotices>>[number];

/** Numbers of a user's notices and of the unread ones. */
export async function countNotices(db: Db, userId: string): Promise<{ total: number; unread: number }> {
  const [counted] = await db
    .select({ total: count(), unread: sql<number>`(count(*) filter (where ${notices.readAt} is null))::int` })
    .from(notices)
    .where(eq(notices.userId, userId));
  return counted ?? { total: 0, unread: 0 };
}

/** A notice of this user, or undefined. */
export async function findNotice(db: Db, userId: string, id: string): Promise<StoredNotice | undefined> {
  const [notice] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.userId, userId)));
  return notice;
}

const isUnreadOf = (userId: string) => and(eq(notices.userId, userId), isNull(notices.readAt));

/** Marks a notice as read; the time of the first reading stays. */
export async function markRead(db: Db, { userId, id, now }: { userId: string; id: string; now: Date }): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(isUnreadOf(userId), eq(notices.id, id)));
}

/** The same for this notice and all older ones. */
export async function markReadUpTo(db: Db, newest: StoredNotice, now: Date): Promise<void> {
  // Compared in the database: a JavaScript date has no microseconds.
  const moment = sql`(select of.created_at from ${notices} of where of.id = ${newest.id})`;
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(isUnreadOf(newest.userId), sql`${notices.createdAt} <= ${moment}`));
}
