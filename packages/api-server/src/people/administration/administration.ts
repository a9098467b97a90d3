import type { Capability, PartOf } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { AppError, orNotFound } from '../../platform/errors/app-error';
import { guard } from '../authentication/guard';
import type { AccessFacts } from '../../platform/process/app-types';
import { findActor } from '../authentication/authenticate';
import { findAnyUser, type UserRow } from '../users/all-users.store';
import { lockUserRow, isHeldByAnother } from '../users/change-user.store';
import { lockRole } from '../users/user.store';

const ADMINISTRATOR: PartOf<`user.${'add' | 'edit' | 'deactivate' | 'activate' | 'lock' | 'unlock' | 'end-sessions' | 'remove-factors'}`> =
  'administrator role';

const isAdministrator = (roles: unknown) =>
  Array.isArray(roles) && roles.some((role) => typeof role === 'string' && role.trim() === 'administrator');

/**
 * The facts for the guard: only administrators may change accounts that are, or become, administrators'. A user who
 * could change the address of such an account could also have its password reset.
 */
export const touching = (...roles: unknown[]): AccessFacts => ({
  parts: roles.some(isAdministrator) ? [ADMINISTRATOR] : [],
});

/** The account of a call and the roles of its body, which are not validated yet. */
export async function userAccessFacts({ db }: Context, id: string, body?: unknown): Promise<AccessFacts | undefined> {
  const user = await findAnyUser(db, id);
  const sent: { roles?: unknown } = Object(body);
  return user && touching(user.roles, sent.roles);
}

/** As above, with whether it is deactivated and not anonymised. */
export async function formerUserAccessFacts({ db }: Context, id: string): Promise<AccessFacts | undefined> {
  const user = await findAnyUser(db, id);
  return user && { state: { isFormer: isFormer(user) } };
}

/** Whether an account is deactivated and not anonymised. */
export const isFormer = ({ deactivatedAt, anonymisedAt }: UserRow) => deactivatedAt !== null && anonymisedAt === null;

/** Checks the actor's current rights again: they may have been withdrawn since the call began. */
export async function askAgain(context: Context, tx: Db, actor: Actor, capability: Capability, facts: AccessFacts) {
  const present = await findActor(tx, { userId: actor.id, sessionId: actor.sessionId });
  await guard({ context, actor: present, capability, find: async () => facts });
}

/**
 * An account, locked until the transaction ends. Changes of accounts are serialized, so that one of two administrators
 * who take the role from each other remains.
 */
export async function lockForChange(tx: Db, id: string): Promise<UserRow> {
  await lockRole(tx, 'administrator');
  await lockUserRow(tx, id);
  return orNotFound(await findAnyUser(tx, id));
}

interface AccountChange {
  id: string;
  capability: Capability;
  /** The roles that the account will have, as far as the change decides on them. */
  roles?: unknown;
}

/**
 * An account, locked as above, that this actor may change. Every change by an administrator begins here, except
 * anonymising; what users change themselves and the role that comes with a facility do not. Anonymised accounts are
 * refused with 409.
 */
export async function openForChange(context: Context, tx: Db, actor: Actor, change: AccountChange): Promise<UserRow> {
  const user = await lockForChange(tx, change.id);
  await askAgain(context, tx, actor, change.capability, touching(user.roles, change.roles));
  if (user.anonymisedAt !== null)
    throw new AppError('notSaved', 409, { message: 'This account was anonymised and can no longer be changed.' });
  return user;
}

const isUsable = ({ deactivatedAt, lockedAt }: UserRow) => deactivatedAt === null && lockedAt === null;

/** Whether this user is the last administrator. Valid as long as the role is locked. */
export async function isLastAdministrator(tx: Db, user: UserRow): Promise<boolean> {
  const counts = user.roles.includes('administrator') && user.activatedAt !== null && isUsable(user);
  return counts && !(await isHeldByAnother(tx, 'administrator', user.id));
}
