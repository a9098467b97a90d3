import type { User, UserQuery } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { inOrder } from '../../platform/db/prepared';
import { listUsers } from '../users/all-users.store';
import { findUserPage } from './user-page.store';
import { namedRoles, toUser } from '../users/user.view';

export interface UserList {
  users: User[];
  /** Number of all matching accounts, on any page. */
  total: number;
}

/** The accounts, by name or by the requested column; all of them, or a page. */
export async function listAllUsers(db: Db, query: UserQuery): Promise<UserList> {
  const { ids, total } = await findUserPage(db, query);
  const [users, roles] = await Promise.all([listUsers(db, ids), namedRoles(db)]);
  return { users: inOrder(ids, users, ({ id }) => id).map((user) => toUser(user, roles)), total };
}
