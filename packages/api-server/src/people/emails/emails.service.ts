import type { EmailPage, EmailQuery, EmailRecord } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { AppError, orNotFound } from '../../platform/errors/app-error';
import { toEmailRecord } from './email.view';
import { countEmails, findEmail, listEmails, lockEmail, requeueEmail, type StoredEmail } from './emails.store';

/** A page of the log, newest first, with the number of all matching messages. */
export async function readEmails({ db, settings }: Context, query: EmailQuery): Promise<EmailPage> {
  const [rows, total] = await Promise.all([listEmails(db, query), countEmails(db, query)]);
  return { emails: rows.map((email) => toEmailRecord(email, settings)), total_count: total };
}

/** One message of the log; 404 if it does not exist. */
export const readEmail = async ({ db, settings }: Context, id: string): Promise<EmailRecord> =>
  toEmailRecord(orNotFound(await findEmail(db, id)), settings);

const WAITS = 'It is waiting to be sent already.';
const HIDDEN = 'The link in this message was hidden when it was sent. Please request a new link instead.';

function mustBeResendable({ status, secrets }: StoredEmail) {
  if (status === 'pending' || status === 'sending') throw new AppError('notSaved', 409, { message: WAITS });
  if (status === 'sent' && secrets.length > 0) throw new AppError('notSaved', 409, { message: HIDDEN });
}

/** Sends a message again: a failed one to the recipients who have not received it, a sent one to all. */
export function resendEmail({ db, settings, now }: Context, actor: Actor, id: string): Promise<EmailRecord> {
  return transaction(db, async (tx) => {
    const email = orNotFound(await lockEmail(tx, id));
    mustBeResendable(email);
    await requeueEmail(tx, id, { now: now(), accepted: email.status === 'failed' ? email.accepted : [] });
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'email.resend',
      objectKind: 'email',
      objectId: id,
      objectName: email.subject,
      ...(email.facilityId && { facilityId: email.facilityId }),
      oldValue: { status: email.status },
      newValue: { status: 'pending' },
    });
    return toEmailRecord(orNotFound(await findEmail(tx, id)), settings);
  });
}
