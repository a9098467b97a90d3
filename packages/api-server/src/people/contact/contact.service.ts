import { contactSchema, type ContactMessage, type FieldError } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { parse } from '../../platform/http/validation';
import { countTowards } from '../../platform/limits/limits';
import { clientNetworkOf } from '../../platform/limits/client-network';
import { writeMail } from '../../platform/mail/mail.store';
import { listAddresses, toAddress } from '../users/user.store';
import { insertMessage } from './contact.store';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Sender {
  actor: Actor | null;
  ip: string;
}

/** Stores the message and forwards it to the users who answer it. */
export async function sendMessage(context: Context, message: ContactMessage, { actor, ip }: Sender): Promise<void> {
  if (actor) mustBeOneself(actor, message);
  else parse('body', contactSchema, message);
  await countTowards(context, 'messagesFromNetwork', [clientNetworkOf(ip)]);
  // An address that anyone can type is not counted: others could block its owner.
  if (actor) await countTowards(context, 'messagesOfPerson', [actor.id]);
  const { db, settings, log } = context;
  await transaction(db, async (tx) => {
    const { first_name: firstName, last_name: lastName, email, subject, message: text } = message;
    const values = { firstName, lastName, email, subject, message: text, userId: actor?.id ?? null };
    const objectId = await insertMessage(tx, values);
    await writeAudit(tx, {
      actorId: actor?.id,
      action: 'contact.send',
      objectKind: 'contact message',
      objectId,
      newValue: { email, subject },
    });
    const to = settings.contactAddress ? [settings.contactAddress] : await listAddresses(tx, 'administrator');
    if (to.length > 0) await writeMail(tx, contactMail(message, to, settings.publicUrl));
    else
      log.warn(
        'A contact message was kept, but there is neither a contact address nor an administrator to send it to.',
      );
  });
}

/** Logged-in users write under their own name, which the form shows read-only. */
function mustBeOneself(actor: Actor, { email, first_name, last_name }: ContactMessage) {
  const errors: FieldError[] = [];
  if (toAddress(email) !== actor.email) errors.push({ path: 'email', message: 'Must be the address of your account' });
  if (first_name !== actor.firstName) errors.push({ path: 'first_name', message: 'Must be the name of your account' });
  if (last_name !== actor.lastName) errors.push({ path: 'last_name', message: 'Must be the name of your account' });
  if (errors.length > 0) {
    const message = 'You are logged in: please write under the name and address of your account.';
    throw new AppError('notSaved', 422, { message, errors });
  }
}

/** The message of the contact form, to the users who answer it. A reply goes to the sender. */
function contactMail(sent: ContactMessage, recipients: string[], publicUrl: string): Mail {
  const message = {
    subject: `Contact form: ${sent.subject}`,
    paragraphs: [
      `${sent.first_name} ${sent.last_name} (${sent.email}) wrote through the contact form:`,
      sent.message,
      'Your answer to this message goes to the sender.',
    ],
  };
  // No notice: texts of strangers have their own retention period.
  return { kind: 'contact', recipients, replyTo: sent.email, ...renderMessage(message, publicUrl), notice: undefined };
}
