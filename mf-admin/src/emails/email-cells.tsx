import { EMAIL_STATUSES } from '@portal/domain';
import type { EmailRecord } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import { Fragment } from 'react';
import { MESSAGES } from './messages';

export interface RecipientsProps {
  addresses: readonly string[];
  /** Maximum number of addresses to show. */
  named?: number;
}

/** The recipients of an email; a long address breaks at the @ sign. */
export function Recipients({ addresses, named = Infinity }: RecipientsProps) {
  const rest = addresses.length - named;
  // "1 more" would be as long as the address itself.
  const shown = rest > 1 ? addresses.slice(0, named) : addresses;
  return (
    <span className="adm-recipients">
      {shown.map((address, at) => {
        const [name, host = ''] = address.split('@');
        return (
          <Fragment key={address}>
            {at > 0 && ', '}
            {name}@<wbr />
            {host}
          </Fragment>
        );
      })}
      {rest > 1 && ` ${MESSAGES.table.more(rest)}`}
    </span>
  );
}

const { status: texts } = MESSAGES;

type Delivery = Pick<EmailRecord, 'sent' | 'status' | 'waits_for_server'>;

/**
 * The delivery status of an email. A failed one is marked as needing action, one that waits for a mail server as
 * needing attention; another waiting one is not marked.
 */
export function SentStatus({ email: { sent, status, waits_for_server } }: { email: Delivery }) {
  if (sent) return <Chip tone="success">{texts.sent}</Chip>;
  if (waits_for_server)
    return (
      <span className="adm-sent">
        <Chip tone="warning">{texts.noServer}</Chip>
      </span>
    );
  const isFailed = status === 'failed';
  return (
    <span className="adm-sent">
      <Chip tone={isFailed ? 'danger' : 'info'}>{isFailed ? texts.notSent : EMAIL_STATUSES[status]}</Chip>
      <span className="adm-soft">{isFailed ? EMAIL_STATUSES[status] : texts.notYet}</span>
    </span>
  );
}
