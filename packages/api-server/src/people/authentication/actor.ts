import { permissionsOf } from '@portal/domain';
import type { Session } from '../accounts/session-token';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { findUser } from '../users/user.store';

/** Who acts in a session, with the rights of this very moment; null when the account is no longer in use. */
export async function findActor(db: Db, { userId, sessionId }: Session): Promise<Actor | null> {
  const user = await findUser(db, userId);
  if (!user) return null;
  const { id, email, firstName, lastName, roles } = user;
  return { id, email, firstName, lastName, permissions: permissionsOf(roles), sessionId };
}
