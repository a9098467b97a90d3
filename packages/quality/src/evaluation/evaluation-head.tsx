import type { RegularEvaluation, ServedTask } from '@portal/domain';
import { day, EVALUATION_KIND_WORDS, openActionsInWords, taskInWords } from '@portal/domain';
import { DataSheet } from '@portal/ui/core';
import { EvaluationChip, OutcomeChip } from './evaluation-chips';
import { LABEL_VIEW_MESSAGES } from '../label/messages';
import { EVALUATION_VIEW_MESSAGES } from './messages';

const { head: texts } = EVALUATION_VIEW_MESSAGES;
const { evaluation: opens } = LABEL_VIEW_MESSAGES.next;

interface EvaluationHeadProps {
  evaluation: RegularEvaluation;
  /** The tasks of the reader in this evaluation. */
  own?: readonly ServedTask[];
}

/** Whom an evaluation waits for, since when and until when. */
function othersInWords({ status, statement_due, turn, turn_since, turn_due, actions_pending }: RegularEvaluation) {
  // That of the statement has a line of its own.
  const due = status === 'facility_input' && turn_due === statement_due ? null : turn_due;
  const ofActions = openActionsInWords(actions_pending);
  const sentence = ofActions === '' ? turn.sentence : ofActions;
  return turn_since === null ? sentence : texts.turnSince(sentence, day(turn_since) ?? '', due);
}

/** What the reader has to do, before what the centre has to confirm. */
const ownInWords = (own: readonly ServedTask[], { on, actions_pending }: RegularEvaluation) =>
  [
    ...own.map((task) => taskInWords(task, on)),
    openActionsInWords(actions_pending.filter(({ pending_with: party }) => party === 'cars')),
  ]
    .filter(Boolean)
    .join(' ');

/** What a regular evaluation is about, its state, and whose turn it is. */
export function EvaluationHead({ evaluation, own = [] }: EvaluationHeadProps) {
  const { kind, year, period_from, period_to, status, outcome, closed_at } = evaluation;
  const turn = own.length > 0 ? ownInWords(own, evaluation) : othersInWords(evaluation);
  const next = evaluation.next_opening ? ` ${opens[evaluation.next_opening.kind](evaluation.next_opening.on)}` : '';
  return (
    <DataSheet
      items={[
        { label: texts.kind, value: `${EVALUATION_KIND_WORDS[kind]} ${year}` },
        { label: texts.period, value: texts.periodOf(period_from, period_to) },
        { label: texts.state, value: <EvaluationChip status={status} /> },
        { label: texts.opened, value: evaluation.opened_on },
        ...(status === 'facility_input' ? [{ label: texts.due, value: evaluation.statement_due }] : []),
        ...(outcome === null ? [] : [{ label: texts.outcome, value: <OutcomeChip outcome={outcome} /> }]),
        ...(closed_at === null ? [] : [{ label: texts.closed, value: day(closed_at) }]),
        {
          label: texts.turn,
          value: `${turn}${next}`,
          isWide: true,
        },
      ]}
    />
  );
}
