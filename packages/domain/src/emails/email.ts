/** One message of the e-mail log. */
export interface EmailRecord {
  _id: string;
  /** Epoch seconds. */
  date: number;
  subject: string;
  recipients: string[];
  /** True once the mail server has accepted it. */
  sent: boolean;
  html: string;
}

/** What `GET /emails` answers: one page, newest first, and how many match in all. */
export interface EmailPage {
  emails: EmailRecord[];
  total_count: number;
}
