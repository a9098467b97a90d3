import type { ContactMessage } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

/** What came in through the contact form, to those who answer it. An answer goes to the sender. */
export function contactMail(sent: ContactMessage, recipients: string[], publicUrl: string): Mail {
  const message = {
    subject: `Contact form: ${sent.subject}`,
    paragraphs: [
      `${sent.first_name} ${sent.last_name} (${sent.email}) wrote through the contact form:`,
      sent.message,
      'Your answer to this message goes to the sender.',
    ],
  };
  return { kind: 'contact', recipients, replyTo: sent.email, ...renderMessage(message, publicUrl) };
}
