import type { User, UserQuery } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { inOrder } from '../../platform/db/one-of';
import { listUsers } from '../users/all-users.store';
import { findUserPage } from './user-page.store';
import { namedRoles, toUser } from '../users/user.view';

export interface UserList {
  users: User[];
  /** How many there are that match, on this page or not. */
  total: number;
}

/** The accounts by name, or as they were asked for; in full, or a part of them. */
export async function listAllUsers(db: Db, wanted: UserQuery): Promise<UserList> {
  const { ids, total } = await findUserPage(db, wanted);
  const [found, roles] = await Promise.all([listUsers(db, ids), namedRoles(db)]);
  return { users: inOrder(ids, found, ({ id }) => id).map((user) => toUser(user, roles)), total };
}
