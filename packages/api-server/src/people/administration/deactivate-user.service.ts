import { ROLES, type User } from '@portal/domain';
import { removeLink } from '../accounts/one-time-token.store';
import { endAllAccess } from '../accounts/session.store';
import type { Actor, Context } from '../../platform/process/app-types';
import type { AdministrationContext } from './user-hooks';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { isLastAdministrator, openForChange } from './administration';
import type { UserRow } from '../users/all-users.store';
import { fullName } from './audited-user';
import { updateUser } from '../users/change-user.store';
import { namedRoles, toUser } from '../users/user.view';

const refused = (message: string) => new AppError('notSaved', 409, { message });

/** Deactivates an account: sessions end, links become invalid, reviews and deputyships are given up; all data stay. */
export function deactivateUser(context: AdministrationContext, actor: Actor, id: string): Promise<User> {
  return transaction(context.db, async (tx) => {
    const user = await openForChange(context, tx, actor, { id, capability: 'user.deactivate' });
    await mustBeDispensable(tx, context, actor, user);
    if (user.deactivatedAt !== null) return toUser(user, await namedRoles(tx));
    const at = context.now();
    await deactivate(tx, context, { actor, user, at });
    return toUser({ ...user, deactivatedAt: at, version: user.version + 1 }, await namedRoles(tx));
  });
}

/** Refuses accounts that are still needed: the caller's own, the last administrator's, and those of facility owners. */
async function mustBeDispensable(tx: Db, { listOwned }: AdministrationContext, actor: Actor, user: UserRow) {
  if (user.id === actor.id) throw refused('You cannot deactivate your own account.');
  if (await isLastAdministrator(tx, user)) throw refused('The last administrator cannot be deactivated.');
  const owned = (await listOwned(tx, user.id)).map(({ acronym }) => acronym).join(', ');
  if (owned) throw refused(`${fullName(user)} leads ${owned}. Please transfer every facility to another leader first.`);
}

interface Deactivation {
  actor: Actor;
  user: UserRow;
  at: Date;
}

async function deactivate(tx: Db, context: AdministrationContext, { actor, user, at }: Deactivation) {
  await updateUser(tx, user.id, { deactivatedAt: at });
  await endAllAccess(tx, user.id, at);
  await removeLink(tx, user.id);
  await writeAudit(tx, { ...entry(actor, user), action: 'user.deactivate', newValue: { deactivated: true } });
  const because = 'no longer has an account';
  const roles = ROLES.map(({ code }) => code);
  await context.onReviewerRemoved(tx, context, { actor, user, roles, because, canBeNotified: false });
  await context.onDeactivated(tx, { actor, user });
}

const entry = (actor: Actor, user: UserRow) => ({
  actorId: actor.id,
  objectKind: 'user' as const,
  objectId: user.id,
  objectName: fullName(user),
});

/** Activates an account again, with its password and roles; reviews that were given up are not restored. */
export function activateUser(context: Context, actor: Actor, id: string): Promise<User> {
  return transaction(context.db, async (tx) => {
    const user = await openForChange(context, tx, actor, { id, capability: 'user.activate' });
    if (user.deactivatedAt === null) return toUser(user, await namedRoles(tx));
    await updateUser(tx, id, { deactivatedAt: null });
    // Otherwise a link that was requested during the deactivation would become valid again.
    await removeLink(tx, id);
    await writeAudit(tx, { ...entry(actor, user), action: 'user.activate', newValue: { deactivated: false } });
    return toUser({ ...user, deactivatedAt: null, version: user.version + 1 }, await namedRoles(tx));
  });
}
