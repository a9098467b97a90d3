import { asc, count, eq, exists, and, or, sql } from 'drizzle-orm';
import type { Paging, RoleCode } from '@portal/domain';
import type { Db } from '../db/client';
import { contains } from '../db/contains';
import { roles, userRoles, users } from '../db/tables';
import type { User } from './user.store';

/** An account as administrators see it, in use or not. */
export interface UserRow extends User {
  activatedAt: Date | null;
  deactivatedAt: Date | null;
  anonymisedAt: Date | null;
}

const rows = (db: Db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      activatedAt: users.activatedAt,
      deactivatedAt: users.deactivatedAt,
      anonymisedAt: users.anonymisedAt,
      roles: sql<RoleCode[]>`array_remove(array_agg(${userRoles.role} order by ${userRoles.role}), null)`,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .groupBy(users.id)
    .$dynamic();

/** An account by id, deactivated or not. */
export async function findAnyUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await rows(db).where(eq(users.id, id));
  return user;
}

/** What people look for: a part of the name, of the address or of a role. */
function matching(db: Db, search: string | undefined) {
  if (!search) return undefined;
  const named = db
    .select({ role: userRoles.role })
    .from(userRoles)
    .innerJoin(roles, eq(roles.code, userRoles.role))
    .where(and(eq(userRoles.userId, users.id), contains(roles.name, search)));
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`;
  return or(contains(users.email, search), contains(name, search), exists(named));
}

/** Accounts by last name, first name and address; upper and lower case do not matter. */
export function listUsers(db: Db, { start = 0, count: most, search }: Paging): Promise<UserRow[]> {
  const query = rows(db)
    .where(matching(db, search))
    .orderBy(asc(sql`lower(${users.lastName})`), asc(sql`lower(${users.firstName})`), asc(users.email))
    .offset(start);
  return most === undefined ? query : query.limit(most);
}

/** How many accounts there are that match. */
export async function countUsers(db: Db, search: string | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(users).where(matching(db, search));
  return counted?.total ?? 0;
}
