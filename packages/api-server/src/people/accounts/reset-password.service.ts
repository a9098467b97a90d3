import { can, type ResetPassword } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { countTowards, refuseBeyond } from '../../platform/limits/limits';
import { activationMail, resetMail } from './account-mails';
import { announce } from '../../platform/mail/announce';
import { writeMail } from '../../platform/mail/mail.store';
import { toAddress } from '../users/user.store';
import { findAccountByEmail, lockAddress, type Account } from './account.store';
import { atLeast } from './at-least';
import { placesOf, type Client } from './client';
import { issueLink } from './one-time-link';

/** Longer than writing a mail takes, ms, so that the response times for known and unknown addresses are the same. */
const ANSWER_AFTER = 250;

interface Asker {
  actor: Actor | null;
  client: Pick<Client, 'network' | 'deviceDigest'>;
}

/** Sends a link for a new password if an account has this address; the response does not disclose whether one has. */
export async function resetPassword(
  context: Context,
  { email }: ResetPassword,
  { actor, client }: Asker,
): Promise<void> {
  // Administrators of users request links for others, possibly for many, so the limit of the network does not apply.
  const network = can(actor, 'edit-users') ? null : client.network;
  const address = toAddress(email);
  // A request refused by one limit does not count for the other, so that neither limit blocks other users.
  if (network) await refuseBeyond(context, 'resetsFromNetwork', [network]);
  // Nor do requests of others count against theirs, which make the old password useless at once.
  await countTowards(context, 'resetsOfAddress', [network ? address : `by administrators: ${address}`]);
  if (network) await countTowards(context, 'resetsFromNetwork', [network]);
  await atLeast(ANSWER_AFTER, async () => {
    const account = await findAccountByEmail(context.db, email);
    if (account) await sendLink(context, account, { actor, client });
  });
}

/** A link for the mail: to reset the password, or to activate an account without one. */
async function sendLink(context: Context, account: Account, { actor, client }: Asker) {
  const kind = account.activatedAt ? 'reset' : 'activation';
  const template = account.activatedAt ? resetMail : activationMail;
  const mail = await transaction(context.db, async (tx) => {
    // A link must not go to an address that the account has no longer.
    if (!(await lockAddress(tx, account))) return null;
    const link = await issueLink(tx, context, {
      userId: account.id,
      kind,
      from: can(actor, 'edit-users') ? undefined : placesOf(client)[0],
    });
    const written = template({ to: account, link, publicUrl: context.settings.publicUrl });
    await writeMail(tx, written);
    await writeAudit(tx, {
      actorId: actor?.id,
      action: 'user.request-password',
      objectKind: 'user',
      objectId: account.id,
      objectName: `${account.firstName} ${account.lastName}`,
      newValue: { kind, expiresAt: link.expiresAt },
    });
    return written;
  });
  if (mail) announce(context, mail);
}
