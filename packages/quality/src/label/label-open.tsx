import type { LabelRecord } from '@portal/domain';
import { day, PARTY_NAMES } from '@portal/domain';
import { Chip, dated } from '@portal/ui/core';
import '../quality.css';
import { LABEL_VIEW_MESSAGES } from './messages';

const { open: texts } = LABEL_VIEW_MESSAGES;

/** What is open with a label and whose turn it is, with the reason of what was proposed. */
export function LabelOpen({ record: { turns, today } }: { record: Pick<LabelRecord, 'turns' | 'today'> }) {
  const open = turns.filter(({ pending_with: party }) => party !== 'nobody');
  const { request } = today;
  if (open.length === 0 && request === null) return <p className="qa-note">{texts.nothing}</p>;
  return (
    <div className="qa-label">
      {open.length > 0 ? (
        <ul className="qa-turns">
          {open.map(({ pending_with: party, sentence, since, due }) => (
            <li key={`${party} ${sentence}`}>
              <Chip tone="info">{PARTY_NAMES[party]}</Chip>
              <span>{dated(sentence)}</span>
              <span className="qa-note">{dated(whenOf(since, due))}</span>
            </li>
          ))}
        </ul>
      ) : (
        request && <p>{dated(texts.requestSince(texts.requests[request.kind], day(request.since) ?? ''))}</p>
      )}
      {request?.reason != null && (
        <p>
          {texts.reason} <q className="qa-quote">{request.reason}</q>
        </p>
      )}
    </div>
  );
}

const whenOf = (since: number | null, due: string | null) =>
  [since === null ? [] : [texts.since(day(since) ?? '')], due === null ? [] : [texts.due(due)]].flat().join(', ');
