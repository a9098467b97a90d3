import { createTransport } from 'nodemailer';
import { failedDelivery, refusalsOf, type Delivery, type SendError } from './delivery';
import type { LockedMessage } from './outbox.store';
import { openRecipients } from './delivery-outcome';

export interface MailTransportSettings {
  smtpUrl: string;
  /** An address, or a name with the address in angle brackets. */
  mailFrom: string;
  publicUrl: string;
}

/** Hands messages to the mail server; never fails, but says what became of the message. */
export interface MailTransport {
  deliver: (message: LockedMessage, signal: AbortSignal) => Promise<Delivery>;
}

/** How long the mail server may take, ms: to be found, to be reached, to greet, and for each answer. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 };

/** So that vacation notices and other programs do not answer. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** A message on its way. A repeat after a lost answer has the same id, so that programs can tell that it is one. */
const toSend = (message: LockedMessage, { mailFrom, publicUrl }: MailTransportSettings) => ({
  from: mailFrom,
  to: message.recipients.map((address) => ({ name: '', address })),
  ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
  // Recipients who have it already do not get it again, but stay in the header.
  envelope: { from: addressIn(mailFrom), to: openRecipients(message) },
  messageId: `<${message.id}@${new URL(publicUrl).hostname}>`,
  date: message.createdAt,
  headers: HEADERS,
  subject: message.subject,
  text: message.text,
  html: message.html,
});

/** A transport to the mail server at this address. */
export function openMailTransport(settings: MailTransportSettings): MailTransport {
  const smtp = createTransport({
    url: settings.smtpUrl,
    ...TIMEOUTS,
    // Nothing in a message is ever to be fetched from this machine or from elsewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(message, signal) {
      try {
        const { accepted, rejectedErrors } = await smtp.sendMail({ ...toSend(message, settings), signal });
        return { accepted, refusals: refusalsOf(rejectedErrors) };
      } catch (error) {
        return failedDelivery(error as SendError);
      }
    },
  };
}
