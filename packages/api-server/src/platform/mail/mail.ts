/** A message as it will be sent, and as the log shows it later. */
export interface Mail {
  /** Which message it is, e.g. `reset-password`. */
  kind: string;
  recipients: string[];
  /** Whom an answer goes to, when not to the reply-to address of the installation. */
  replyTo?: string;
  /** In these three, `PORTAL_TITLE` stands for the title of the portal. */
  subject: string;
  text: string;
  html: string;
  /** Strings that the log hides once the message is sent. */
  secrets?: string[];
  facilityId?: string;
  /** What the recipients with an account read of it in the portal; nothing is kept of a message with secrets. */
  notice?: MailNotice | undefined;
  /** A message with the key of an earlier one is that message again, and is not written. */
  dedupeKey?: string;
}

/** A message in a sentence or two, and where it leads. */
export interface MailNotice {
  text: string;
  /** A path of the portal; null for a message that leads nowhere. */
  path: string | null;
}

/** What a template makes: a subject, the same content twice, and what is said of it in the portal. */
export type MailContent = Pick<Mail, 'subject' | 'text' | 'html' | 'notice'>;
