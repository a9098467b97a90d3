import type { LabelRecord, LabelTurn, RegularEvaluationSummary } from '@portal/domain';
import { day, isLabelHeld, PARTY_NAMES } from '@portal/domain';
import { Chip, dated } from '@portal/ui/core';
import '../quality.css';
import { LABEL_VIEW_MESSAGES } from './messages';

const { open: texts } = LABEL_VIEW_MESSAGES;

interface LabelOpenProps {
  record: Pick<LabelRecord, 'turns' | 'today'>;
  /** The regular evaluations of the facility, as far as the reader may see them. */
  evaluations?: readonly RegularEvaluationSummary[] | undefined;
}

/** What an evaluation waits for, or its open actions by the party whose they are. */
function turnsOf({ turn, turn_since: since, turn_due, actions_pending }: RegularEvaluationSummary): LabelTurn[] {
  if (actions_pending.length === 0) return [{ ...turn, since, due: turn_due }];
  return actions_pending.map(({ count, ...actions }) => ({
    ...actions,
    sentence: texts.actions[actions.pending_with](count),
  }));
}

/** What is open with a label and its evaluations, and with whom, with the reason of what was proposed. */
export function LabelOpen({ record: { turns, today }, evaluations = [] }: LabelOpenProps) {
  // Nothing is asked for by evaluations of a label that has ended.
  const all = [...turns, ...(isLabelHeld(today.status) ? evaluations.flatMap(turnsOf) : [])];
  const open = all.filter(({ pending_with: party }) => party !== 'nobody');
  const { request } = today;
  if (open.length === 0 && request === null) return <p className="qa-note">{texts.nothing}</p>;
  return (
    <div className="qa-label">
      {open.length > 0 ? (
        <ul className="qa-turns">
          {open.map(({ pending_with: party, sentence, since, due }) => (
            <li key={`${party} ${sentence} ${since} ${due}`}>
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
          {request.kind === 'suspension' ? texts.reason : texts.note} <q className="qa-quote">{request.reason}</q>
        </p>
      )}
    </div>
  );
}

const whenOf = (since: number | null, due: string | null) =>
  [since === null ? [] : [texts.since(day(since) ?? '')], due === null ? [] : [texts.due(due)]].flat().join(', ');
