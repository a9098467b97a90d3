import type { Db } from '../../platform/db/client';
import type { UserRow } from '../users/all-users.store';
import { isHeldByAnother } from '../users/change-user.store';

/** Whether nobody could administer the portal without this person. Holds as long as the role is locked. */
export async function isLastAdministrator(tx: Db, user: UserRow): Promise<boolean> {
  const counts = user.roles.includes('administrator') && user.activatedAt !== null && user.deactivatedAt === null;
  return counts && !(await isHeldByAnother(tx, 'administrator', user.id));
}
