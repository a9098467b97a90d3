import type { RegularEvaluation } from '@portal/domain';
import { day, EVALUATION_KIND_WORDS, openActionsInWords } from '@portal/domain';
import { DataSheet } from '@portal/ui/core';
import { EvaluationChip, OutcomeChip } from './evaluation-chips';
import { LABEL_VIEW_MESSAGES } from '../label/messages';
import { EVALUATION_VIEW_MESSAGES } from './messages';

const { head: texts } = EVALUATION_VIEW_MESSAGES;
const { evaluation: opens } = LABEL_VIEW_MESSAGES.next;

/** What a regular evaluation is about, its state, and whose turn it is. */
export function EvaluationHead({ evaluation }: { evaluation: RegularEvaluation }) {
  const { kind, year, period_from, period_to, status, outcome, turn, turn_since, turn_due, closed_at } = evaluation;
  // That of the statement has a line of its own.
  const due = status === 'facility_input' && turn_due === evaluation.statement_due ? null : turn_due;
  const ofActions = openActionsInWords(evaluation.actions_pending);
  const sentence = ofActions === '' ? turn.sentence : ofActions;
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
          value: `${turn_since === null ? sentence : texts.turnSince(sentence, day(turn_since) ?? '', due)}${next}`,
          isWide: true,
        },
      ]}
    />
  );
}
