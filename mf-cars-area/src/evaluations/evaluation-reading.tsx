import { NOT_YET } from '@portal/domain';
import { Button, DefinitionList, formatDay } from '@portal/ui/core';
import { FormActions } from '@portal/ui/form';
import type { RefObject } from 'react';
import { ComplianceMark } from './compliance-mark';
import { isDraft } from './evaluation-values';
import type { EditedEvaluation } from '@portal/domain';
import type { EvaluationTask } from './evaluation-task';
import { EVALUATION_MESSAGES } from './messages';
import { TypedText } from './typed-text';

const { form, reading: texts, reopen } = EVALUATION_MESSAGES;

export interface EvaluationReadingProps extends EvaluationTask {
  draftKey: string;
  /** The sentence on the current state. */
  stateRef: RefObject<HTMLParagraphElement | null>;
  onReopen: () => void;
}

/** An evaluation for readers, and the unsent text of a user who was previously able to edit it. */
export function EvaluationReading({ draftKey, stateRef, onReopen, ...task }: EvaluationReadingProps) {
  const { aspect, aspectName, evaluation, mayReopen, onClose, next } = task;
  return (
    <div className="evaluation-stack">
      <p ref={stateRef} tabIndex={-1}>
        {stateOf(task)}
      </p>
      {next?.isOffered === true && (
        <p className="evaluation-next">
          {texts.next}{' '}
          <Button type="primary" onClick={next.open}>
            {next.title} <kbd aria-hidden>J</kbd>
          </Button>
        </p>
      )}
      <DefinitionList
        items={[
          { label: form.compliance(aspectName), value: <ComplianceMark evaluation={evaluation} none={NOT_YET} /> },
          { label: form.comments, value: evaluation.comments || NOT_YET },
          { label: form.recommendations, value: evaluation.recommendations || NOT_YET },
        ]}
      />
      <TypedText
        aspect={aspect}
        evaluation={evaluation}
        draftKey={draftKey}
        onDiscarded={() => stateRef.current?.focus()}
      />
      <FormActions>
        {onClose && <Button onClick={onClose}>{form.close}</Button>}
        {mayReopen && (
          <Button aria-haspopup="dialog" onClick={onReopen}>
            {reopen.open}
          </Button>
        )}
      </FormActions>
    </div>
  );
}

const nameOf = ({ reviewer }: EditedEvaluation) => reviewer && `${reviewer.first_name} ${reviewer.last_name}`;

/** The past or future evaluator, in sentences. */
function stateOf({ evaluation, upTo }: Pick<EvaluationTask, 'evaluation' | 'upTo'>): string {
  if (evaluation.evaluation_date !== null)
    return texts.submitted(formatDay(evaluation.evaluation_date), nameOf(evaluation));
  const state = isDraft(evaluation) ? texts.draftBy(nameOf(evaluation)) : texts.nothing;
  return `${state} ${upTo === null ? texts.closed : texts.upTo(upTo)}`;
}
