import type { User } from '@portal/domain';
import { removeFactors } from '../users/factor.store';
import { endSessions } from '../accounts/session.store';
import { removeLink } from '../accounts/one-time-token.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { isDelivering } from '../../platform/mail/is-delivering';
import { askAgain, isFormer, lockForChange } from './administration';
import { forgetPerson } from './anonymise.store';
import { fullName } from './audited-user';
import { findKnownAs } from './known-as.store';
import { hasWaitingMail, removeWaitingMail } from './messages-of.store';
import { updateUser } from '../users/change-user.store';
import { namedRoles, toUser } from '../users/user.view';

/** The name of an anonymised user in reports and in the audit log. */
const NOBODY = { firstName: 'Former', lastName: 'user' };

/** An address that can never exist: its top-level domain is reserved (RFC 2606). */
const addressOf = (id: string) => `former-user-${id}@anonymised.invalid`;

/**
 * Removes the names and addresses of a former user for good from the account, the audit log and messages; the recorded
 * actions stay. Facilities keep the contacts they name; issued documents are unchanged.
 */
export function anonymiseUser(context: Context, actor: Actor, id: string): Promise<User> {
  return transaction(context.db, async (tx) => {
    const user = await lockForChange(tx, id);
    await askAgain(context, tx, actor, 'user.anonymise', { state: { isFormer: isFormer(user) } });
    const was = await findKnownAs(tx, user);
    // Without a mail server messages would wait for ever, and none is being sent.
    if (!isDelivering(context.settings)) await removeWaitingMail(tx, was);
    else if (await hasWaitingMail(tx, was))
      throw new AppError('notSaved', 409, {
        message: 'A message to this person is still waiting to be sent. Please try again later.',
      });
    const after = { ...user, ...NOBODY, email: addressOf(id), anonymisedAt: context.now(), version: user.version + 1 };
    const { email, firstName, lastName, anonymisedAt } = after;
    await endSessions(tx, id, anonymisedAt);
    await removeLink(tx, id);
    await removeFactors(tx, id);
    await updateUser(tx, id, { email, firstName, lastName, anonymisedAt, passwordHash: null, wantsDigest: false });
    await forgetPerson(tx, { id, was, is: { email, firstName, lastName } });
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'user.anonymise',
      objectKind: 'user',
      objectId: id,
      objectName: fullName(after),
    });
    return toUser(after, await namedRoles(tx));
  });
}
