import { domainToASCII } from 'node:url';
import { CALENDAR_FILE, methodOf } from '@portal/domain';
import { createTransport } from 'nodemailer';
import { addressIn } from './address-in';
import { failedDelivery, refusalsOf, type Delivery, type SendError } from './delivery';
import type { LockedMessage } from './outbox.store';
import { openRecipients } from './delivery-outcome';

export interface MailTransportSettings {
  smtpUrl: string;
  /** An address, or a name with the address in angle brackets. */
  mailFrom: string;
  publicUrl: string;
}

/** Delivers messages to the mail server; never rejects, but returns the result. */
export interface MailTransport {
  deliver: (message: LockedMessage, signal: AbortSignal) => Promise<Delivery>;
}

/** Time limits for the mail server, ms: for its look-up, connection, greeting, and each answer. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 };

/** Prevents answers from vacation notices and other programs. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** The message for the mail server. A repetition after a lost answer has the same id, by which it is recognized. */
const toSend = (message: LockedMessage, { mailFrom, publicUrl }: MailTransportSettings) => ({
  from: mailFrom,
  to: message.recipients.map((address) => ({ name: '', address })),
  ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
  // Recipients who have it already do not get it again, but stay in the header. As objects, addresses are not parsed:
  // each is one mailbox.
  envelope: { from: addressIn(mailFrom), to: openRecipients(message).map((address) => ({ name: '', address })) },
  messageId: `<${message.id}@${new URL(publicUrl).hostname}>`,
  date: message.createdAt,
  headers: HEADERS,
  subject: message.subject,
  text: message.text,
  html: message.html,
  ...(message.calendar !== null && {
    icalEvent: { filename: CALENDAR_FILE, method: methodOf(message.calendar), content: message.calendar },
  }),
});

const textOf = (address: string | { address: string }) => (typeof address === 'string' ? address : address.address);

/** An address as the mail library sends it: with the domain in ASCII, and in lower case for comparison. */
function sentForm(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`.toLowerCase();
}

/** A result with the addresses as the message has them; otherwise a delivered message would count as refused. */
function asWritten(message: LockedMessage, { accepted, refusals, ...delivery }: Delivery): Delivery {
  const written = new Map(message.recipients.map((address) => [sentForm(address), address]));
  const original = (address: string) => written.get(sentForm(address)) ?? address;
  return {
    ...delivery,
    accepted: accepted.map(original),
    refusals: refusals.map((refusal) => ({ ...refusal, address: original(refusal.address) })),
  };
}

/** A transport to the mail server at this address. */
export function openMailTransport(settings: MailTransportSettings): MailTransport {
  const smtp = createTransport({
    url: settings.smtpUrl,
    ...TIMEOUTS,
    // A message never loads anything from this machine or from elsewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(message, signal) {
      try {
        const { accepted, rejectedErrors } = await smtp.sendMail({ ...toSend(message, settings), signal });
        return asWritten(message, { accepted: accepted.map(textOf), refusals: refusalsOf(rejectedErrors) });
      } catch (error) {
        return asWritten(message, failedDelivery(error as SendError));
      }
    },
  };
}
