import type { LabelRecord, LabelTurn, RegularEvaluationSummary, ServedTask } from '@portal/domain';
import { day, isLabelHeld, PARTY_NAMES, requestAfter, taskInWords } from '@portal/domain';
import { Chip, dated, LinkButton } from '@portal/ui/core';
import '../quality.css';
import { LABEL_VIEW_MESSAGES } from './messages';

const { open: texts } = LABEL_VIEW_MESSAGES;

interface LabelOpenProps {
  record: Pick<LabelRecord, 'on' | 'turns' | 'today' | 'decisions'>;
  /** The regular evaluations of the facility, as far as the reader may see them. */
  evaluations?: readonly RegularEvaluationSummary[] | undefined;
  /** The tasks of the reader at the facility, the most urgent first; absent for those who do not answer for it. */
  own?: readonly ServedTask[] | undefined;
}

/** What an evaluation waits for, or its open actions by the party whose they are. */
function turnsOf({ turn, turn_since: since, turn_due, actions_pending }: RegularEvaluationSummary): LabelTurn[] {
  if (actions_pending.length === 0) return [{ ...turn, since, due: turn_due }];
  return actions_pending.map(({ count, ...actions }) => ({
    ...actions,
    sentence: texts.actions[actions.pending_with](count),
  }));
}

/** The return of a proposal of the centre that nothing has followed, for those who read its reason. */
function returnedProposal([last, ...earlier]: LabelRecord['decisions']) {
  if (last?.kind !== 'return' || last.reason === null) return null;
  const kind = requestAfter(earlier.toReversed())?.kind;
  // No one is asked to propose a suspension again.
  if (kind !== 'label' && kind !== 'renewal') return null;
  return { words: texts.returned[kind](last.on), reason: last.reason };
}

/**
 * What is open with a label and its evaluations, and with whom, with the reason of what was proposed or returned;
 * otherwise what the label waits for. Tasks of the reader come first, also those that the test book asks for.
 */
export function LabelOpen({ record: { on, turns, today, decisions }, evaluations = [], own }: LabelOpenProps) {
  // Nothing is asked for by evaluations of a label that has ended.
  const ofEvaluations = isLabelHeld(today.status) ? evaluations.flatMap(turnsOf) : [];
  // What they ask of the reader is among those tasks.
  const ofOthers = own ? ofEvaluations.filter(({ pending_with: party }) => party !== 'facility') : ofEvaluations;
  const all = [...turns, ...ofOthers];
  const open = all.filter(({ pending_with: party }) => party !== 'nobody');
  const resting = turns.filter(({ pending_with: party }) => party === 'nobody');
  const { request } = today;
  const returned = returnedProposal(decisions);
  const hasOwn = own !== undefined && own.length > 0;
  if (!hasOwn && open.length === 0 && resting.length === 0 && request === null && returned === null)
    return <p className="qa-note">{texts.nothing}</p>;
  return (
    <div className="qa-label">
      {returned !== null && (
        <p>
          {dated(returned.words)} {texts.reason} <q className="qa-quote">{returned.reason}</q>
        </p>
      )}
      {(hasOwn || open.length > 0) && (
        <ul className="qa-turns">
          {own?.map((task, at) => (
            <li key={task.key}>
              <span>{dated(taskInWords(task, on))}</span>
              <LinkButton size="small" type={at === 0 ? 'primary' : 'default'} to={task.path}>
                {task.button}
              </LinkButton>
            </li>
          ))}
          {open.map(({ pending_with: party, sentence, since, due }) => (
            <li key={`${party} ${sentence} ${since} ${due}`}>
              <Chip tone="info">{PARTY_NAMES[party]}</Chip>
              <span>{dated(sentence)}</span>
              <span className="qa-note">{dated(whenOf(since, due))}</span>
            </li>
          ))}
        </ul>
      )}
      {resting.map(({ sentence }) => (
        <p key={sentence}>{dated(sentence)}</p>
      ))}
      {open.length === 0 && request && (
        <p>{dated(texts.requestSince(texts.requests[request.kind], day(request.since) ?? ''))}</p>
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
