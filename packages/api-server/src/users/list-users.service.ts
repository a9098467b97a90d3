import type { Paging, User } from '@portal/domain';
import type { Db } from '../db/client';
import { countUsers, listUsers } from './all-users.store';
import { namedRoles, toUser } from './user.view';

export interface UserList {
  users: User[];
  /** How many there are that match, on this page or not. */
  total: number;
}

/** The accounts by name; in full, or the part of them that was asked for. */
export async function listAllUsers(db: Db, wanted: Paging): Promise<UserList> {
  const found = await listUsers(db, wanted);
  const total = await countUsers(db, wanted.search);
  const roles = await namedRoles(db);
  return { users: found.map((user) => toUser(user, roles)), total };
}
