import type { Capability, ReasonInput, User } from '@portal/domain';
import { endedSessionsMail, lockedMail, unlockedMail } from '../accounts/account-mails';
import { mustBeConfirmed } from '../accounts/factors/confirm-identity.service';
import { factorsRemovedMail } from '../accounts/factors/factor-mails';
import { removeFactors } from '../users/factor.store';
import { removeLink } from '../accounts/one-time-token.store';
import { endAllAccess } from '../accounts/session.store';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import type { Mail } from '../../platform/mail/mail';
import { writeMail } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { isLastAdministrator, openForChange } from './administration';
import { fullName } from './audited-user';
import type { UserRow } from '../users/all-users.store';
import { updateUser } from '../users/change-user.store';
import { namedRoles, toUser } from '../users/user.view';

interface Change {
  capability: Extract<Capability, 'user.lock' | 'user.unlock' | 'user.end-sessions' | 'user.remove-factors'>;
  mail: (message: { to: UserRow; publicUrl: string }) => Mail;
  newValue?: Record<string, unknown>;
  /** Makes the change; returns the changed account, or null if nothing changes. */
  make: (tx: Db, user: UserRow) => Promise<UserRow | null>;
}

/** Changes whether an account can be used, records it and notifies its owner by mail. */
function change(context: Context, actor: Actor, id: string, { capability, mail, newValue, make }: Change) {
  const { publicUrl } = context.settings;
  return transaction(context.db, async (tx): Promise<User> => {
    const user = await openForChange(context, tx, actor, { id, capability });
    const changed = await make(tx, user);
    if (changed) {
      await writeMail(tx, mail({ to: user, publicUrl }));
      await writeAudit(tx, {
        actorId: actor.id,
        action: capability,
        objectKind: 'user',
        objectId: id,
        objectName: fullName(user),
        ...(newValue && { newValue }),
      });
    }
    return toUser(changed ?? user, await namedRoles(tx));
  });
}

/** Refuses accounts whose lock would shut the portal's administrators out. */
async function mustNotShutOut(tx: Db, actor: Actor, user: UserRow): Promise<void> {
  if (user.id === actor.id) throw new AppError('notSaved', 409, { message: 'You cannot lock your own account.' });
  if (await isLastAdministrator(tx, user))
    throw new AppError('notSaved', 409, { message: 'The last administrator cannot be locked.' });
}

/** Locks an account immediately: its sessions end, links become invalid, and no one can log in. Everything else stays. */
export const lockAccount = (context: Context, actor: Actor, id: string, { reason }: ReasonInput): Promise<User> =>
  change(context, actor, id, {
    capability: 'user.lock',
    mail: (message) => lockedMail({ ...message, reason }),
    newValue: { reason },
    make: async (tx, user) => {
      await mustNotShutOut(tx, actor, user);
      if (user.lockedAt !== null) return null;
      const lockedAt = context.now();
      await updateUser(tx, id, { lockedAt });
      await endAllAccess(tx, id, lockedAt);
      await removeLink(tx, id);
      return { ...user, lockedAt, version: user.version + 1 };
    },
  });

/** Unlocks an account; its owner logs in with the password from before. */
export const unlockUser = (context: Context, actor: Actor, id: string): Promise<User> =>
  change(context, actor, id, {
    capability: 'user.unlock',
    mail: unlockedMail,
    make: async (tx, user) => {
      if (user.lockedAt === null) return null;
      await updateUser(tx, id, { lockedAt: null });
      return { ...user, lockedAt: null, version: user.version + 1 };
    },
  });

/** Ends every session of an account on all devices. */
export const endSessionsOf = (context: Context, actor: Actor, id: string): Promise<User> =>
  change(context, actor, id, {
    capability: 'user.end-sessions',
    mail: endedSessionsMail,
    make: async (tx, user) => {
      await endAllAccess(tx, id, context.now());
      return user;
    },
  });

/** Removes the second factors of an account, whose owner has lost them. */
export async function removeFactorsOf(context: Context, actor: Actor, id: string): Promise<User> {
  await mustBeConfirmed(context, actor);
  return change(context, actor, id, {
    capability: 'user.remove-factors',
    mail: factorsRemovedMail,
    make: async (tx, user) => {
      if (!user.hasFactor) return null;
      await removeFactors(tx, id);
      return { ...user, hasFactor: false };
    },
  });
}
