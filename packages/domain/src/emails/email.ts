/** The delivery status of a message. It is sent once the mail server has accepted it. */
export const EMAIL_STATUSES = {
  pending: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
} as const;
export type EmailStatus = keyof typeof EMAIL_STATUSES;

export interface EmailRecord {
  _id: string;
  /** Epoch seconds. */
  date: number;
  subject: string;
  recipients: string[];
  /** True once the mail server has accepted the message. */
  sent: boolean;
  status: EmailStatus;
  /** True while the message waits because the portal has no mail server; absent from an older server. */
  waits_for_server?: boolean;
  attempts: number;
  /** The mail server's response to the last failed delivery. */
  problem: string | null;
  /** The name of the file that goes with the message; absent from an older server. */
  attachment?: string | null;
  html: string;
}

/** The response of `GET /emails`: one page, newest first, and the total number of matches. */
export interface EmailPage {
  emails: EmailRecord[];
  total_count: number;
}
