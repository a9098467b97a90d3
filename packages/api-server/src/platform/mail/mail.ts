/** A message as it will be sent, and as the log shows it later. */
export interface Mail {
  /** Kind of the message, e.g. `reset-password`. */
  kind: string;
  recipients: string[];
  /** Recipient of answers, if it is not the reply-to address of the installation. */
  replyTo?: string;
  /** In these three, `PORTAL_TITLE` stands for the title of the portal. */
  subject: string;
  text: string;
  html: string;
  /** Strings that the log hides once the message is sent. */
  secrets?: string[];
  /** A calendar (RFC 5545) that goes with it. */
  calendar?: string | undefined;
  facilityId?: string;
  /** The notice for recipients with an account; a message with secrets has none. */
  notice?: MailNotice | undefined;
  /** A message with the key of an earlier one is a duplicate, and is not written. */
  dedupeKey?: string;
}

/** A message in a sentence or two, with the page that it leads to. */
export interface MailNotice {
  text: string;
  /** A path of the portal; null for a message without a page. */
  path: string | null;
}

/** The result of a template: a subject, the same content twice, and the notice in the portal. */
export type MailContent = Pick<Mail, 'subject' | 'text' | 'html' | 'notice'>;
