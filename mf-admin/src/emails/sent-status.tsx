import { EMAIL_STATUSES } from '@portal/domain';
import type { EmailRecord } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import { MESSAGES } from './messages';

const { status: texts } = MESSAGES;

/** Whether an e-mail was sent and, if not, its state. */
export function SentStatus({ email: { sent, status } }: { email: Pick<EmailRecord, 'sent' | 'status'> }) {
  if (sent) return <Chip tone="success">{texts.sent}</Chip>;
  return (
    <span className="adm-sent">
      <Chip tone={status === 'failed' ? 'danger' : 'warning'}>{texts.notSent}</Chip>
      <span className="adm-soft">{EMAIL_STATUSES[status]}</span>
    </span>
  );
}
