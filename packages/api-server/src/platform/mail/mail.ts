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
  /** A message with the key of an earlier one is that message again, and is not written. */
  dedupeKey?: string;
}

/** What a template makes: a subject, and the same content twice. */
export type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>;
