import type { OfferedSlot, SlotSummary, SupportMessage, SupportRequest } from '@portal/domain';
import {
  byCode,
  FLEXIBILITY_WORDS,
  MESSAGE_WORDS,
  SIDE_WORDS,
  slotWords,
  SUPPORT_KINDS,
  URGENCY_WORDS,
} from '@portal/domain';
import { Button, Chip, Dated, dated, DataSheet, formatDay, formatMoment } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import type { ReactNode } from 'react';
import '../quality.css';
import { MESSAGES as texts } from './messages';

interface RequestViewProps {
  request: SupportRequest;
  /** Downloads a file of the request. */
  onDownload: (fileId: string) => void;
  /** The page of the linked test. */
  testPage: (testId: string) => string;
  /** What the reader can do with a slot on offer. */
  slotAction?: (slot: SlotSummary) => ReactNode;
}

type FactsProps = Pick<RequestViewProps, 'request' | 'onDownload' | 'testPage'>;

/** A request for support: whose turn it is, its facts, and its messages, the oldest first. The facility is not sent internal ones. */
export function RequestView({ request, slotAction, ...facts }: RequestViewProps) {
  const { number, turn, status_since: since, text, created_at: at, messages, offered } = request;
  return (
    <div className="qa-request">
      <p>{dated(texts.turn(turn.sentence, formatDay(since) ?? ''))}</p>
      {offered.length > 0 && (
        <ul className="qa-offers" aria-label={texts.offered(number)}>
          {offered.map((offer) => (
            <Offer key={offer.slot._id} offer={offer} action={slotAction?.(offer.slot)} />
          ))}
        </ul>
      )}
      <Facts request={request} {...facts} />
      <ol className="qa-thread" aria-label={texts.thread(number)}>
        <Message side="facility" words={texts.request} {...{ at, text }} />
        {messages.map((message) => (
          <Message
            key={message._id}
            side={message.by}
            words={MESSAGE_WORDS[message.step]}
            at={message.at}
            text={message.text}
            isInternal={message.is_internal}
          />
        ))}
      </ol>
    </div>
  );
}

function Offer({ offer: { slot, held_until, is_held }, action }: { offer: OfferedSlot; action: ReactNode }) {
  return (
    <li>
      <div>
        <p>
          <strong>{dated(slotWords(slot))}</strong>
        </p>
        <p className="qa-message-head">{is_held ? dated(texts.held(formatDay(held_until) ?? '')) : texts.notHeld}</p>
      </div>
      {action}
    </li>
  );
}

/** The wanted time in words; `null` if any time will do. */
export function wantedTime({ wanted_from, wanted_to }: SupportRequest): string | null {
  const [from, to] = [formatDay(wanted_from), formatDay(wanted_to)];
  if (from === null) return null;
  return to === null ? texts.from(from) : texts.between(from, to);
}

function Facts({ request, onDownload, testPage }: FactsProps) {
  const { facts } = texts;
  const { kind, instruments, test, flexibility, urgency, files, created_at, blackout_dates, facility, scheduled } =
    request;
  return (
    <DataSheet
      items={[
        { label: facts.scheduled, value: scheduled && slotWords(scheduled.slot), isWide: true },
        { label: facts.facility, value: facility.acronym },
        { label: facts.kind, value: byCode(SUPPORT_KINDS, kind)?.name },
        { label: facts.instruments, value: instruments.map(({ name }) => name).join(', ') },
        { label: facts.urgency, value: URGENCY_WORDS[urgency] },
        { label: facts.wanted, value: wantedTime(request) },
        { label: facts.flexibility, value: FLEXIBILITY_WORDS[flexibility] },
        { label: facts.blackout, value: blackout_dates.map((day) => formatDay(day)).join(', ') },
        { label: facts.sent, value: formatMoment(created_at) },
        { label: facts.test, value: test !== null && <Link to={testPage(test)}>{texts.openTest}</Link> },
        {
          label: facts.files,
          value: files.length > 0 && (
            <span className="qa-request-files">
              {files.map(({ _id, name }) => (
                <Button key={_id} type="link" onClick={() => onDownload(_id)}>
                  {name}
                </Button>
              ))}
            </span>
          ),
          isWide: true,
        },
      ].filter(({ label, value }) => label !== facts.scheduled || value !== null)}
    />
  );
}

interface MessageProps extends Pick<SupportMessage, 'at' | 'text'> {
  side: SupportMessage['by'];
  words: string;
  isInternal?: boolean;
}

function Message({ side, words, at, text, isInternal = false }: MessageProps) {
  return (
    <li className={`qa-message qa-message-${side}`}>
      <p className="qa-message-head">
        <strong>
          {SIDE_WORDS[side]}: {words}
        </strong>
        <Dated text={formatMoment(at)} />
        {isInternal && <Chip tone="warning">{texts.internal}</Chip>}
      </p>
      <p className="qa-message-text">{text}</p>
    </li>
  );
}
