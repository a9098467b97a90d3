import type { User } from '@portal/domain';
import { removeFactors } from '../users/factor.store';
import { endSessions } from '../accounts/session.store';
import { removeLink } from '../accounts/one-time-token.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { askAgain, isFormer, lockForChange } from './administration';
import { forgetPerson, hasWaitingMail } from './anonymise.store';
import { fullName } from './audited-user';
import { updateUser } from '../users/change-user.store';
import { namedRoles, toUser } from '../users/user.view';

/** The name of an anonymised user in reports and in the audit log. */
const NOBODY = { firstName: 'Former', lastName: 'user' };

/** An address that can never exist: its top-level domain is reserved (RFC 2606). */
const addressOf = (id: string) => `former-user-${id}@anonymised.invalid`;

/**
 * Removes the name and address of a former user for good from the account, the audit log and messages; the recorded
 * actions stay. Facilities keep the contacts they name; issued documents are unchanged.
 */
export function anonymiseUser(context: Context, actor: Actor, id: string): Promise<User> {
  return transaction(context.db, async (tx) => {
    const user = await lockForChange(tx, id);
    await askAgain(context, tx, actor, 'user.anonymise', { state: { isFormer: isFormer(user) } });
    // Without a mail server messages stay pending for ever, and none is being sent.
    if (context.settings.smtpUrl && (await hasWaitingMail(tx, user.email)))
      throw new AppError('notSaved', 409, {
        message: 'A message to this person is still waiting to be sent. Please try again later.',
      });
    const after = { ...user, ...NOBODY, email: addressOf(id), anonymisedAt: context.now(), version: user.version + 1 };
    const { email, firstName, lastName, anonymisedAt } = after;
    await endSessions(tx, id, anonymisedAt);
    await removeLink(tx, id);
    await removeFactors(tx, id);
    await updateUser(tx, id, { email, firstName, lastName, anonymisedAt, passwordHash: null, wantsDigest: false });
    const [was, is] = [user, after].map((account) => ({ email: account.email, name: fullName(account) }));
    if (was && is) await forgetPerson(tx, { id, was, is });
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
