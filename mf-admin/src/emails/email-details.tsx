import { statusOf, useGetEmailQuery } from '@portal/api-slice';
import { TABLES } from '@portal/domain';
import type { EmailRecord } from '@portal/domain';
import { DefinitionList, EmptyState, ErrorState, formatMoment, Loading } from '@portal/ui/core';
import { useRef } from 'react';
import { MailFrame } from './mail-frame';
import { MESSAGES } from './messages';
import { Recipients } from './recipients';
import { Resend } from './resend';
import { SentStatus } from './sent-status';
import { useRefresh } from '../use-refresh';

const { window: texts } = MESSAGES;
const NOT_FOUND = 404;

/** All about one message. */
export function EmailDetails({ id }: { id: string }) {
  const { currentData: email, isError, error, refetch } = useGetEmailQuery(id);
  useRefresh(refetch, TABLES.emailRefreshMs);
  if (email) return <Details email={email} />;
  if (!isError) return <Loading label={texts.loading} />;
  if (statusOf(error) === NOT_FOUND) return <EmptyState title={texts.goneTitle}>{texts.gone}</EmptyState>;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}

function Details({ email }: { email: EmailRecord }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="adm-stack" tabIndex={-1}>
      <DefinitionList items={itemsOf(email)} />
      {/* The button that had the focus goes with the failure. */}
      {email.status === 'failed' && <Resend id={email._id} onResent={() => box.current?.focus()} />}
      <MailFrame title={texts.body} html={email.html} />
    </div>
  );
}

function itemsOf(email: EmailRecord) {
  const { subject, date, recipients, sent, attempts, problem } = email;
  return [
    { label: texts.subject, value: subject },
    { label: texts.date, value: formatMoment(date) },
    { label: texts.recipients, value: <Recipients addresses={recipients} /> },
    { label: texts.status, value: <SentStatus email={email} /> },
    { label: texts.attempts, value: `${attempts}` },
    ...(problem !== null && !sent
      ? [{ label: texts.problem, value: <span className="adm-problem">{problem}</span> }]
      : []),
  ];
}
