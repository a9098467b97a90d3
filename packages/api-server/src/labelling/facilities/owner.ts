import { findAccount } from '../../people/accounts/account.store';
import { mustBeConfirmed } from '../../people/accounts/factors/confirm-identity.service';
import { issueLink, type OneTimeLink } from '../../people/accounts/one-time-link';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { grantRole, lockUserRow } from '../../people/users/change-user.store';
import { findUser, type User } from '../../people/users/user.store';

/**
 * The user who is about to be made an owner, locked: account and roles stay until the transaction ends. Not shared, as
 * two that had shared the lock would each wait for the other to give the role.
 */
export async function lockFutureOwner(tx: Db, id: string): Promise<User | undefined> {
  await lockUserRow(tx, id);
  return findUser(tx, id);
}

/**
 * Grants a user the role of facility owners if it is missing. As with every change of somebody's roles, the identity of
 * the caller must have been confirmed.
 */
export async function makeOwner(tx: Db, context: Context, actor: Actor, { id, firstName, lastName }: User) {
  const isGranted = await grantRole(tx, id, 'national_facility');
  if (!isGranted) return;
  await mustBeConfirmed({ ...context, db: tx }, actor);
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'user.grant-role',
    objectKind: 'user',
    objectId: id,
    objectName: `${firstName} ${lastName}`,
    newValue: { role: 'national_facility' },
  });
}

/** The link for an owner without a password to set one and open the facility; `null` for all others, who can log in. */
export async function linkForOwner(
  tx: Db,
  context: Context,
  { userId, facilityId }: { userId: string; facilityId: string },
): Promise<OneTimeLink | null> {
  const account = await findAccount(tx, userId);
  if (!account || account.activatedAt) return null;
  return issueLink(tx, context, { userId, kind: 'invitation', to: `/edit-nf/${facilityId}` });
}
