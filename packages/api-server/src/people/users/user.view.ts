import { ROLES, type Role, type RoleCode, type User } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { UserRow } from './all-users.store';
import { listRoles } from './user.store';

/** The roles by their present names, in the order in which they are listed. */
export async function namedRoles(db: Db): Promise<Role[]> {
  const names = new Map((await listRoles(db)).map(({ code, name }) => [code, name]));
  return ROLES.map(({ code, name }) => ({ _id: code, name: names.get(code) ?? name }));
}

/** A user's roles among these. */
export const rolesOf = (held: readonly RoleCode[], roles: readonly Role[]): Role[] =>
  roles.filter(({ _id }) => held.some((code) => code === _id));

/** An account as user administration sees it. */
export const toUser = (user: UserRow, roles: readonly Role[]): User => ({
  _id: user.id,
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  roles: rolesOf(user.roles, roles),
  activated: user.activatedAt !== null,
  deactivated: user.deactivatedAt !== null,
  locked: user.lockedAt !== null,
  anonymised: user.anonymisedAt !== null,
  second_factor: user.hasFactor,
  version: user.version,
});
