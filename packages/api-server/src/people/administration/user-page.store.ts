import { isRecordId, USER_STATUS_NAMES, type UserQuery, type UserSort } from '@portal/domain';
import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { isInQuery } from '../../platform/db/any-of';
import { contains, says, wordsOf } from '../../platform/db/contains';
import { accountStatus } from '../../platform/db/schema/account-status';
import { prepared, preparedPages } from '../../platform/db/prepared';
import { searchTexts } from '../../platform/db/search-texts';
import { sortKey } from '../../platform/db/sort-key';
import { roles, userRoles, users } from '../../platform/db/tables';

type UserStatus = keyof typeof USER_STATUS_NAMES;

/** The accounts of a page, in order. */
export interface FoundUsers {
  ids: string[];
  /** Number of all matching accounts, on any page. */
  total: number;
}

const status = accountStatus(users);

const byName = [asc(sortKey(users.lastName)), asc(sortKey(users.firstName)), asc(users.email)];

/** The sort key of each column. */
const KEYS: Record<UserSort, SQL> = {
  email: sql`${users.email}`,
  name: sortKey(users.lastName),
  roles: sql`${users.roleNames}`,
  status,
};

/** Whether the row of an account in the table contains a word: address, name, roles or status. */
function showsWord(db: Db, word: string): SQL | undefined {
  const named = db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.code, userRoles.role))
    .where(contains(roles.name, word));
  const statuses = Object.values(USER_STATUS_NAMES).filter((each) => says(each, word));
  const hasStatus = statuses.length > 0 ? inArray(status, statuses) : undefined;
  return or(contains(searchTexts.user(users), word), hasStatus, isInQuery(users.id, named));
}

const withRole = (db: Db, role: string) =>
  db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(sql`${userRoles.role} = ${role}`);

/** The condition of a query: all of its words, or the account with this id; a role; a status of the account. */
const matching = (db: Db, { search = '', role, status: state }: UserQuery) =>
  and(
    ...(isRecordId(search) ? [eq(users.id, search)] : wordsOf(search).map((word) => showsWord(db, word))),
    role ? inArray(users.id, withRole(db, role)) : undefined,
    state ? eq(status, USER_STATUS_NAMES[state as UserStatus]) : undefined,
  );

/** The requested order; by last name, first name and address without one, and where it has equals. */
function orderOf(sort: string): SQL[] {
  const column = sort.replace(/^-/, '');
  const key = KEYS[column as UserSort] as SQL | undefined;
  // Addresses are unique: an index has that order in both directions. Only roles may be missing.
  const isByAddress = sort.endsWith('email');
  const descending = (by: SQL) => (sort === '-roles' ? sql`${by} desc nulls last` : desc(by));
  const order = key ? [sort.startsWith('-') ? descending(key) : asc(key)] : [];
  return [...order, ...(isByAddress ? [] : byName)];
}

/** Finds the accounts of a page. */
export function findUserPage(db: Db, asking: UserQuery): Promise<FoundUsers> {
  const where = matching(db, asking);
  return where ? searchUsers(db, asking, where) : pageUsers(db, asking);
}

const pageOfAll = preparedPages((db, sort: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .orderBy(...orderOf(sort))
    .$dynamic(),
);
const allCounted = prepared((db) => db.select({ total: count() }).from(users).prepare(''));

/** A page of all accounts; page and total are each read from an index. */
async function pageUsers(db: Db, asking: UserQuery): Promise<FoundUsers> {
  const [rows, [counted]] = await Promise.all([pageOfAll(db, asking, asking.sort), allCounted(db, {})]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** A page of the matching accounts; a single scan finds and counts them. */
async function searchUsers(db: Db, { start = 0, count: most, sort = '' }: UserQuery, where: SQL): Promise<FoundUsers> {
  const query = db
    .select({ id: users.id, total: sql<number>`(count(*) over ())::int` })
    .from(users)
    .where(where)
    .orderBy(...orderOf(sort))
    .offset(start)
    .$dynamic();
  const rows = await (most === undefined ? query : query.limit(most));
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? (await countUsers(db, where)) };
}

async function countUsers(db: Db, where: SQL): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  return counted?.total ?? 0;
}
