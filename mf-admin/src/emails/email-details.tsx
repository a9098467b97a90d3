import { statusOf, serverMessage } from '@portal/api-slice';
import { TABLES } from '@portal/domain';
import type { EmailRecord } from '@portal/domain';
import {
  DefinitionList,
  EmptyState,
  ErrorState,
  formatMoment,
  Loading,
  Button,
  FormError,
  Icon,
} from '@portal/ui/core';
import { useRef, useMemo } from 'react';
import { useGetEmailQuery, useResendEmailMutation } from '../api/emails';
import { MESSAGES } from './messages';
import { Recipients, SentStatus } from './email-cells';
import { useRefresh } from '../use-refresh';
import './emails.css';
import { adoptStyles } from './adopt-styles';
import { mailDocument } from './mail-document';

const { dialog: texts, waits } = MESSAGES;
const NOT_FOUND = 404;

export interface EmailDetailsProps {
  id: string;
  onClose: () => void;
}

/** Details of an email. */
export function EmailDetails({ id, onClose }: EmailDetailsProps) {
  const { currentData: email, isError, error, refetch } = useGetEmailQuery(id);
  useRefresh(refetch, TABLES.emailRefreshMs);
  if (email) return <Details email={email} onClose={onClose} />;
  if (!isError) return <Loading label={texts.loading} />;
  if (statusOf(error) === NOT_FOUND) return <EmptyState title={texts.goneTitle}>{texts.gone}</EmptyState>;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}

function Details({ email, onClose }: { email: EmailRecord; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="adm-stack" tabIndex={-1}>
      <DefinitionList items={itemsOf(email)} />
      {/* The button disappears together with the failure, so the focus moves to the box. */}
      {email.status === 'failed' && <Resend id={email._id} onResent={() => box.current?.focus()} />}
      <MailFrame title={texts.body} html={email.html} onEscape={onClose} />
    </div>
  );
}

function itemsOf(email: EmailRecord) {
  const { subject, date, recipients, sent, status, attempts, problem, attachment } = email;
  return [
    { label: texts.subject, value: subject },
    { label: texts.date, value: formatMoment(date) },
    { label: texts.recipients, value: <Recipients addresses={recipients} /> },
    ...(attachment ? [{ label: texts.attachment, value: attachment }] : []),
    { label: texts.status, value: <SentStatus email={email} /> },
    ...(status === 'pending' ? [{ label: waits.label, value: reasonOf(email) }] : []),
    { label: texts.attempts, value: `${attempts}` },
    ...(problem !== null && !sent
      ? [{ label: texts.problem, value: <span className="adm-problem">{problem}</span> }]
      : []),
  ];
}

/** Why an email waits. */
function reasonOf({ waits_for_server, attempts }: EmailRecord) {
  if (waits_for_server) return waits.noServer;
  return attempts === 0 ? waits.untried : waits.tried;
}

interface MailFrameProps {
  title: string;
  html: string;
  /** The keys that are pressed in the frame reach nothing outside it. */
  onEscape: () => void;
}

// No scripts and no forms; links may only open a new tab. Since nothing runs in the frame, it may have the portal's
// origin, which the page needs to give it a style sheet.
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** An email's HTML as its recipient sees it, in a sandboxed frame. */
function MailFrame({ title, html, onEscape }: MailFrameProps) {
  const mail = useMemo(() => mailDocument(html), [html]);
  return (
    <iframe
      className="adm-mail"
      title={title}
      sandbox={SANDBOX}
      srcDoc={mail.html}
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => {
        adoptStyles(currentTarget, mail.css);
        currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => {
          if (key === 'Escape') onEscape();
        });
      }}
    />
  );
}

const { dialog: resendTexts } = MESSAGES;

interface ResendProps {
  id: string;
  onResent: () => void;
}

/** Resends a failed email and shows the server's response. */
function Resend({ id, onResent }: ResendProps) {
  const [resend, { isLoading, error }] = useResendEmailMutation();
  async function send() {
    const { error: refusal } = await resend(id);
    if (refusal === undefined) onResent();
  }
  return (
    <div className="adm-stack">
      <div>
        <Button type="primary" icon={<Icon name="send" />} loading={isLoading} onClick={() => void send()}>
          {resendTexts.resend}
        </Button>
      </div>
      {error !== undefined && (
        <FormError title={resendTexts.notResentTitle}>{serverMessage(error) ?? resendTexts.notResent}</FormError>
      )}
    </div>
  );
}
