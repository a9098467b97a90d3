import { CALENDAR_FILE, epochSeconds } from '@portal/domain';
import type { EmailRecord } from '@portal/domain';
import type { Settings } from '../../platform/process/app-types';
import { hideSecrets } from '../../platform/mail/hide-secrets';
import { isDelivering } from '../../platform/mail/is-delivering';
import type { StoredEmail } from './emails.store';

/**
 * A message as the log shows it. Where messages are delivered, links that open accounts are only for the recipient, and
 * are hidden before they are sent too; elsewhere, the log is the only way to follow them.
 */
export function toEmailRecord(email: StoredEmail, settings: Pick<Settings, 'smtpUrl'>): EmailRecord {
  const { id, createdAt, subject, recipients, status, attempts, lastError } = email;
  return {
    _id: id,
    date: epochSeconds(createdAt),
    subject,
    recipients,
    sent: status === 'sent',
    status,
    waits_for_server: status === 'pending' && !isDelivering(settings),
    attempts,
    problem: lastError,
    attachment: email.calendar === null ? null : CALENDAR_FILE,
    html: isDelivering(settings) ? hideSecrets(email).html : email.html,
  };
}
