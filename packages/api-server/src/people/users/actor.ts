import { permissionsOf } from '@portal/domain';
import type { Session } from '../accounts/session-token';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { findUser, type User } from './user.store';

/** Who acts in a session, with the rights of this very moment; null when the account is no longer in use. */
export async function findActor(db: Db, { userId, sessionId }: Session): Promise<Actor | null> {
  const user = await findUser(db, userId);
  return user ? toActor(user, sessionId) : null;
}

/** A user who acts in a session. */
export const toActor = ({ id, email, firstName, lastName, roles }: User, sessionId: string): Actor => ({
  id,
  email,
  firstName,
  lastName,
  permissions: permissionsOf(roles),
  sessionId,
});
