import type { RoleCode, User, UserEdit } from '@portal/domain';
import { issueLink } from '../accounts/one-time-link';
import { removeLink } from '../accounts/one-time-token.store';
import { endSessions } from '../accounts/session.store';
import { mustBeConfirmed } from '../accounts/factors/confirm-identity.service';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { assertCurrentVersion } from '../../platform/versions/versioned-write';
import { activationMail } from '../accounts/account-mails';
import { announce } from '../../platform/mail/announce';
import type { Mail } from '../../platform/mail/mail';
import { writeMail } from '../../platform/mail/mail.store';
import { formerAddressMail, newAddressMail } from './address-mails';
import { isLastAdministrator, openForChange } from './administration';
import type { UserRow } from '../users/all-users.store';
import { auditedUser, fullName, unlessTaken } from './audited-user';
import { changeRoles, updateUser } from '../users/change-user.store';
import type { AdministrationContext } from './user-hooks';
import { toAddress } from '../users/user.store';
import { namedRoles, toUser } from '../users/user.view';

const LAST = 'This is the last administrator who can log in. Please make someone else an administrator first.';

/** Changes address, names and roles of an account. Rights follow at once, as they are looked up for every call. */
export async function editUser(
  context: AdministrationContext,
  actor: Actor,
  id: string,
  input: UserEdit,
): Promise<User> {
  const { user, mails } = await transaction(context.db, async (tx) => {
    const before = await openForChange(context, tx, actor, { id, capability: 'user.edit', roles: input.roles });
    const after = withInput(before, input);
    const { newValue } = auditedUser(before, after);
    const roles = await namedRoles(tx);
    if (Object.keys(newValue).length === 0) return { user: toUser(before, roles), mails: [] };
    assertCurrentVersion(input.version, toUser(before, roles));
    if ('email' in newValue || 'roles' in newValue) await mustBeConfirmed({ ...context, db: tx }, actor);
    const written = await save(tx, context, { actor, before, after });
    return { user: toUser(after, roles), mails: written };
  });
  for (const mail of mails) announce(context, mail);
  return user;
}

/** The account after a change; a duplicate role is held once. */
const withInput = (before: UserRow, { email, first_name, last_name, roles }: UserEdit): UserRow => ({
  ...before,
  email: toAddress(email),
  firstName: first_name,
  lastName: last_name,
  roles: [...new Set(roles as RoleCode[])].toSorted(),
  version: before.version + 1,
});

interface Edited {
  actor: Actor;
  before: UserRow;
  after: UserRow;
}

/** Writes the changes and returns the messages about them. */
async function save(tx: Db, context: AdministrationContext, { actor, before, after }: Edited): Promise<Mail[]> {
  const { id, email, firstName, lastName } = after;
  const removed = before.roles.filter((role) => !after.roles.includes(role));
  const added = after.roles.filter((role) => !before.roles.includes(role));
  if (removed.includes('administrator') && (await isLastAdministrator(tx, before)))
    throw new AppError('notSaved', 422, { message: LAST, errors: [{ path: 'roles', message: LAST }] });
  await unlessTaken(email, updateUser(tx, id, { email, firstName, lastName }));
  await changeRoles(tx, id, { removed, added });
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'user.edit',
    objectKind: 'user',
    objectId: id,
    objectName: fullName(after),
    ...auditedUser(before, after),
  });
  // Users of the former address must not go on; one's own change ends the other sessions only.
  if (email !== before.email) await endSessions(tx, id, context.now(), actor.id === id ? actor.sessionId : undefined);
  const isInUse = after.deactivatedAt === null;
  const because = 'no longer has the role for it';
  await context.onReviewerRemoved(tx, context, { actor, user: after, roles: removed, because, canBeNotified: isInUse });
  return isInUse && email !== before.email ? notifyBothAddresses(tx, context, before, after) : [];
}

/** Notifies both addresses. Links to the previous one become invalid; an account without a password gets a new one. */
async function notifyBothAddresses(tx: Db, context: Context, before: UserRow, after: UserRow): Promise<Mail[]> {
  const { publicUrl } = context.settings;
  await removeLink(tx, after.id);
  const link = after.activatedAt ? null : await issueLink(tx, context, { userId: after.id, kind: 'activation' });
  const mails = [
    formerAddressMail({ before, after, publicUrl }),
    link ? activationMail({ to: after, link, publicUrl }) : newAddressMail({ before, after, publicUrl }),
  ];
  for (const mail of mails) await writeMail(tx, mail);
  return mails;
}
