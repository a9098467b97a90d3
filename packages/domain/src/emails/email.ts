/** How far a message is; it counts as sent once the mail server has accepted it. */
export const EMAIL_STATUSES = {
  pending: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
} as const;
export type EmailStatus = keyof typeof EMAIL_STATUSES;

/** One message of the e-mail log. */
export interface EmailRecord {
  _id: string;
  /** Epoch seconds. */
  date: number;
  subject: string;
  recipients: string[];
  /** True once the mail server has accepted it. */
  sent: boolean;
  status: EmailStatus;
  /** How often it was tried. */
  attempts: number;
  /** Response of the mail server to the last failed delivery. */
  problem: string | null;
  html: string;
}

/** The response of `GET /emails`: one page, newest first, and how many match in all. */
export interface EmailPage {
  emails: EmailRecord[];
  total_count: number;
}
