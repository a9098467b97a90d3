import type { RoleCode, User as ServedUser, UserInput } from '@portal/domain';
import { issueLink } from '../accounts/one-time-link';
import { mustBeConfirmed } from '../accounts/factors/confirm-identity.service';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { activationMail } from '../accounts/account-mails';
import { announce } from '../../platform/mail/announce';
import { isDelivering } from '../../platform/mail/is-delivering';
import { writeMail } from '../../platform/mail/mail.store';
import { askAgain, touching } from './administration';
import { auditedFields, fullName, unlessTaken } from './audited-user';
import { insertUser, type NewUser, type User } from '../users/user.store';
import { namedRoles, toUser } from '../users/user.view';

/** Makes an account with its roles; 409 if the address is taken, whatever its letter case. */
export async function createUser(tx: Db, values: NewUser, actorId?: string): Promise<User> {
  const user = await unlessTaken(values.email, insertUser(tx, values));
  await writeAudit(tx, {
    actorId,
    action: 'user.add',
    objectKind: 'user',
    objectId: user.id,
    objectName: fullName(user),
    newValue: auditedFields(user),
  });
  return user;
}

/** Makes an account and sends its owner the link that activates it. */
export async function addUser(context: Context, actor: Actor, input: UserInput): Promise<ServedUser> {
  const { email, first_name: firstName, last_name: lastName } = input;
  const roles = [...new Set(input.roles as RoleCode[])].toSorted();
  await mustBeConfirmed(context, actor);
  const { user, mail } = await transaction(context.db, async (tx) => {
    await askAgain(context, tx, actor, 'user.add', touching(roles));
    const added = await createUser(tx, { email, firstName, lastName, roles }, actor.id);
    const link = await issueLink(tx, context, { userId: added.id, kind: 'activation' });
    const written = activationMail({ to: added, link, publicUrl: context.settings.publicUrl });
    await writeMail(tx, written);
    const served = toUser(
      {
        ...added,
        activatedAt: null,
        deactivatedAt: null,
        lockedAt: null,
        anonymisedAt: null,
        hasFactor: false,
        version: 1,
      },
      await namedRoles(tx),
    );
    return { user: served, mail: written };
  });
  announce(context, mail);
  return user;
}

/** States that an account was added, and whether its activation email waits because no mail server is set. */
export const addedSentence = ({ settings }: Pick<Context, 'settings'>, { email }: Pick<ServedUser, 'email'>) =>
  isDelivering(settings)
    ? `${email} was added. An activation email has been sent.`
    : `${email} was added. An activation email will be sent as soon as a mail server is set.`;
