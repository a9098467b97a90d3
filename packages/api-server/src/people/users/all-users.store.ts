import { eq, sql } from 'drizzle-orm';
import type { RoleCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { isIdInValues } from '../../platform/db/any-of';
import { prepared } from '../../platform/db/prepared';
import { userRoles, users } from '../../platform/db/tables';
import { HAS_FACTOR } from './factor.store';
import type { User } from './user.store';

/** An account as administrators see it, active or not. */
export interface UserRow extends User {
  activatedAt: Date | null;
  deactivatedAt: Date | null;
  lockedAt: Date | null;
  anonymisedAt: Date | null;
  /** Whether it has a second factor. */
  hasFactor: boolean;
  version: number;
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
      lockedAt: users.lockedAt,
      anonymisedAt: users.anonymisedAt,
      hasFactor: HAS_FACTOR,
      version: users.version,
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

/** These accounts, unordered. */
export const listUsers = (db: Db, ids: readonly string[]): Promise<UserRow[]> => usersOf(db, { ids });

const usersOf = prepared((db) => rows(db).where(isIdInValues(users.id)).prepare(''));
