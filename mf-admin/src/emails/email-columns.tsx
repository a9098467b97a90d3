import type { EmailRecord } from '@portal/domain';
import { Button, formatMoment, Icon } from '@portal/ui/core';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from './messages';
import { Recipients, SentStatus } from './email-cells';

const { table: texts } = MESSAGES;
const { columns: titles } = texts;

/** With more recipients than this, only their number is shown; the details list all of them. */
const NAMED = 3;

/** Columns of the table of emails; `onOpen` shows an email's details. */
export const emailColumns = (onOpen: (id: string) => void): readonly Column<EmailRecord>[] => [
  {
    key: 'actions',
    title: titles.actions,
    cell: ({ _id, subject }) => (
      <Button
        icon={<Icon name="view" />}
        aria-label={texts.of(texts.details, subject)}
        aria-haspopup="dialog"
        onClick={() => onOpen(_id)}
      >
        {texts.details}
      </Button>
    ),
  },
  {
    key: 'date',
    title: titles.date,
    cell: ({ date }) => <span className="adm-moment">{formatMoment(date)}</span>,
  },
  {
    key: 'subject',
    title: titles.subject,
    cell: ({ subject, attachment }) => (
      <>
        {subject}
        {attachment && <span className="adm-soft"> {texts.attached(attachment)}</span>}
      </>
    ),
    isHeader: true,
  },
  {
    key: 'recipients',
    title: titles.recipients,
    cell: ({ recipients }) => <Recipients addresses={recipients} named={NAMED} />,
  },
  {
    key: 'status',
    title: titles.status,
    cell: (email) => (
      <>
        <SentStatus email={email} />
        {email.status === 'failed' && email.problem !== null && <p className="adm-problem">{email.problem}</p>}
      </>
    ),
  },
];
