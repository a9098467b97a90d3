import type { RoleCode } from '@portal/domain';
import { issueLink } from '../accounts/one-time-link';
import type { Context } from '../app-types';
import { writeAudit } from '../audit/audit.store';
import { transaction, type Db } from '../db/client';
import { sqlProblem } from '../db/sql-problem';
import { AppError } from '../http/app-error';
import { activationMail } from '../mail/account-mails';
import { announce } from '../mail/announce';
import { writeMail } from '../mail/mail.store';
import { insertUser, type NewUser, type User } from './user.store';

/** A user to add. */
export interface UserToAdd {
  email: string;
  firstName: string;
  lastName: string;
  roles: RoleCode[];
}

/** Makes an account with its roles; 409 when the address is taken, in upper or lower case. */
export async function createUser(tx: Db, values: NewUser, actorId?: string): Promise<User> {
  const user = await insertUser(tx, values).catch((error: unknown) => {
    const isTaken = sqlProblem(error)?.constraint === 'users_email_key';
    throw isTaken
      ? new AppError('notSaved', 409, { message: `A user with the address ${values.email} already exists.` })
      : error;
  });
  const { id, ...newValue } = user;
  await writeAudit(tx, { actorId, action: 'user.add', objectKind: 'user', objectId: id, newValue });
  return user;
}

/** Makes an account and sends its owner the link that activates it. */
export async function addUser(context: Context, values: UserToAdd, actorId?: string): Promise<User> {
  const { user, mail } = await transaction(context.db, async (tx) => {
    const added = await createUser(tx, values, actorId);
    const link = await issueLink(tx, context, { userId: added.id, kind: 'activation' });
    const written = activationMail({ to: added, link, publicUrl: context.settings.publicUrl });
    await writeMail(tx, written);
    return { user: added, mail: written };
  });
  announce(context, mail);
  return user;
}
