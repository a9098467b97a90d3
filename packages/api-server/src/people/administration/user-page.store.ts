import { isRecordId, USER_STATUS_NAMES, type UserQuery, type UserSort } from '@portal/domain';
import { and, asc, count, desc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { contains, says, wordsOf } from '../../platform/db/contains';
import { sortKey } from '../../platform/db/sort-key';
import { roles, userRoles, users } from '../../platform/db/tables';

type UserStatus = keyof typeof USER_STATUS_NAMES;

/** The accounts of a page, in order. */
export interface FoundUsers {
  ids: string[];
  /** Number of all matching accounts, on any page. */
  total: number;
}

const status = sql`case when ${users.anonymisedAt} is not null then ${USER_STATUS_NAMES.anonymised}
  when ${users.deactivatedAt} is not null then ${USER_STATUS_NAMES.deactivated}
  when ${users.lockedAt} is not null then ${USER_STATUS_NAMES.locked}
  when ${users.activatedAt} is null then ${USER_STATUS_NAMES.waiting} else ${USER_STATUS_NAMES.activated} end`;

const byName = [asc(sortKey(users.lastName)), asc(sortKey(users.firstName)), asc(users.email)];

/** The role names of each account, for sorting; for all at once, which is faster than one after the other. */
const rolesByUser = (db: Db) =>
  db
    .select({
      userId: userRoles.userId,
      names: sql<string>`string_agg(lower(${roles.name}), ', ' order by ${roles.name})`.as('role_names'),
    })
    .from(userRoles)
    .innerJoin(roles, eq(roles.code, userRoles.role))
    .groupBy(userRoles.userId)
    .as('roles_by_user');

/** The sort key of each column. */
const keysOf = (named: ReturnType<typeof rolesByUser>): Record<UserSort, SQL> => ({
  email: sql`${users.email}`,
  name: sortKey(users.lastName),
  roles: sql`${named.names}`,
  status,
});

/** Whether the row of an account in the table contains a word: address, name, roles or status. */
function showsWord(db: Db, word: string): SQL | undefined {
  const named = db
    .select({ role: userRoles.role })
    .from(userRoles)
    .innerJoin(roles, eq(roles.code, userRoles.role))
    .where(and(eq(userRoles.userId, users.id), contains(roles.name, word)));
  // As names are written in sentences, and as the table shows them.
  const name = sql`${users.firstName} || ' ' || ${users.lastName} || ', ' || ${users.firstName}`;
  const statuses = Object.values(USER_STATUS_NAMES).filter((each) => says(each, word));
  const hasStatus = statuses.length > 0 ? inArray(status, statuses) : undefined;
  return or(contains(users.email, word), contains(name, word), hasStatus, exists(named));
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

/** Finds the accounts of a page: by last name, first name and address, or by the requested column. */
export async function findUserPage(db: Db, asking: UserQuery): Promise<FoundUsers> {
  const { start = 0, count: most, sort = '' } = asking;
  const where = matching(db, asking);
  // A single scan finds the page and counts all rows; without a search, an index answers either alone.
  const total = where ? sql<number>`(count(*) over ())::int` : sql<number>`0`;
  const column = sort.replace(/^-/, '');
  const named = rolesByUser(db);
  const key = keysOf(named)[column as UserSort] as SQL | undefined;
  // Addresses are unique: an index has that order in both directions. Only roles may be missing.
  const isByAddress = sort.endsWith('email');
  const descending = (by: SQL) => (sort === '-roles' ? sql`${by} desc nulls last` : desc(by));
  const order = key ? [sort.startsWith('-') ? descending(key) : asc(key)] : [];
  const query = db.select({ id: users.id, total }).from(users).$dynamic();
  if (column === 'roles') query.leftJoin(named, eq(named.userId, users.id));
  query
    .where(where)
    .orderBy(...order, ...(isByAddress ? [] : byName))
    .offset(start);
  const asked = most === undefined ? query : query.limit(most);
  const [rows, all] = await Promise.all([asked, where ? undefined : countUsers(db, where)]);
  return { ids: rows.map(({ id }) => id), total: all ?? rows[0]?.total ?? (await countUsers(db, where)) };
}

async function countUsers(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  return counted?.total ?? 0;
}
