import { and, eq, inArray, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { permissionsOf, ROLES, type Permission, type RoleCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { Actor } from '../../platform/process/app-types';
import { prepared } from '../../platform/db/prepared';
import { sortKey } from '../../platform/db/sort-key';
import { facilities, roles, userRoles, users } from '../../platform/db/tables';

export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: RoleCode[];
}

export interface NewUser extends Omit<User, 'id'> {
  /** The hash for accounts that start with a password. Other users set one by a link. */
  passwordHash?: string;
  activatedAt?: Date;
}

/** The form in which addresses are stored and compared. */
export const toAddress = (email: string) => email.trim().toLowerCase();

const usersById = prepared((db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roles: sql<RoleCode[]>`array_remove(array_agg(${userRoles.role} order by ${userRoles.role}), null)`,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.id, sql.placeholder('id')), isNull(users.deactivatedAt)))
    .groupBy(users.id)
    .prepare(''),
);

/** An active user, by id. */
export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await usersById(db, { id });
  return user;
}

/** A user as the actor of a session. */
export const toActor = ({ id, email, firstName, lastName, roles: codes }: User, sessionId: string): Actor => ({
  id,
  email,
  firstName,
  lastName,
  permissions: permissionsOf(codes),
  sessionId,
});

/** The same, locked: deactivation and changes of roles wait until the transaction ends. */
export async function shareUser(tx: Db, id: string): Promise<User | undefined> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('share');
  return findUser(tx, id);
}

/** Adds a user with roles; the address must not be taken. */
export async function insertUser(db: Db, { roles: codes, email, ...values }: NewUser): Promise<User> {
  const [user] = await db
    .insert(users)
    .values({ ...values, email: toAddress(email) })
    .returning({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName });
  if (!user) throw new Error('The inserted user was not returned.');
  if (codes.length > 0) await db.insert(userRoles).values(codes.map((role) => ({ userId: user.id, role })));
  return { ...user, roles: codes };
}

const wishesOf = prepared((db) =>
  db
    .select({ wants: users.wantsDigest })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(''),
);

/** Whether this user wants the weekly message about open tasks. */
export async function wantsDigest(db: Db, id: string): Promise<boolean> {
  const [user] = await wishesOf(db, { id });
  return user?.wants ?? false;
}

/** Addresses of all active users in this role, sorted. */
export async function listAddresses(db: Db, role: RoleCode): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(userRoles.role, role), isNull(users.deactivatedAt), isNotNull(users.activatedAt)))
    .orderBy(users.email);
  return rows.map(({ email }) => email);
}

/** The addresses of CARS; if there are no CARS users, those of the administrators. */
export async function carsOrAdministrators(db: Db): Promise<string[]> {
  const cars = await listAddresses(db, 'cars');
  return cars.length > 0 ? cars : listAddresses(db, 'administrator');
}

/** A query of the addresses of all active accounts that have a permission, and that a condition holds for. */
export function addressesWith(permission: Permission, condition?: SQL): SQL {
  const allowing = ROLES.map(({ code }) => code).filter((code) => permissionsOf([code]).includes(permission));
  const isActive = and(isNull(users.deactivatedAt), isNotNull(users.activatedAt));
  const holds = and(inArray(userRoles.role, allowing), isActive, condition);
  return sql`select distinct ${users.email} from ${users}
    join ${userRoles} on ${userRoles.userId} = ${users.id} where ${holds} order by ${users.email}`;
}

const listPeople = (db: Db, holds: SQL) =>
  db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(isNull(users.deactivatedAt), holds))
    .orderBy(sortKey(users.lastName), sortKey(users.firstName), users.email);

/** Active users with this role, by last name, first name, address. */
export const listPeopleInRole = (db: Db, role: RoleCode): Promise<Omit<User, 'roles'>[]> => peopleInRole(db, { role });

const peopleInRole = prepared((db) => {
  const holders = db.select({ id: userRoles.userId }).from(userRoles);
  return listPeople(db, inArray(users.id, holders.where(eq(userRoles.role, sql.placeholder('role'))))).prepare('');
});

/** Active users who own no facility, in the same order. */
export const listPeopleWithoutFacility = (db: Db): Promise<Omit<User, 'roles'>[]> => {
  const owns = and(eq(facilities.ownerId, users.id), isNull(facilities.archivedAt));
  return listPeople(db, notExists(db.select().from(facilities).where(owns)));
};

/** Whether any user has this role, activated or not. */
export async function hasHolder(db: Db, role: RoleCode): Promise<boolean> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.role, role)).limit(1);
  return rows.length > 0;
}

/** Makes other transactions that lock this role wait until the transaction ends. */
export async function lockRole(tx: Db, role: RoleCode): Promise<void> {
  await tx.select().from(roles).where(eq(roles.code, role)).for('update');
}

/** The roles by their present names. */
export const listRoles = (db: Db) => allRoles(db, {});

const allRoles = prepared((db) => db.select().from(roles).prepare(''));
