import { EVALUATION_OUTCOME_WORDS } from '@portal/domain';
import { OutcomeChip } from '@portal/quality';
import { Alert, dated } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { EVALUATION_MESSAGES } from './messages';
import { hasActions, outcomeIn, typedActions } from './review-values';
import type { ReviewValues } from './review-values';
import type { ReviewState } from './use-review';

const { review: texts } = EVALUATION_MESSAGES;

interface CloseQuestionProps {
  about: string;
  state: ReviewState;
}

/** Confirms the end of an evaluation, with what follows from its outcome. */
export function CloseQuestion({ about, state }: CloseQuestionProps) {
  const { values } = useFormikContext<ReviewValues>();
  const outcome = outcomeIn(values);
  const actions = hasActions(values) ? typedActions(values) : [];
  const last =
    actions
      .map(({ due }) => due.trim())
      .toSorted()
      .at(-1) ?? null;
  return (
    <ConfirmDialog
      open={state.isAsking}
      title={texts.confirmTitle(about)}
      confirmLabel={texts.close}
      isBusy={state.isBusy}
      onConfirm={() => void state.run('close', values)}
      onCancel={() => state.setAsking(false)}
      question={
        <div className="cars-stack">
          <p>
            {texts.summary.outcome}: {outcome && <OutcomeChip outcome={outcome} />}
          </p>
          {actions.length > 0 && <p>{dated(texts.summary.actions(actions.length, last))}</p>}
          {outcome === 'propose_suspension' && (
            <Alert type="warning" showIcon title={EVALUATION_OUTCOME_WORDS[outcome]} description={texts.proposal} />
          )}
          <p>{texts.effect}</p>
          <p>
            <strong>{texts.irreversible}</strong>
          </p>
        </div>
      }
    />
  );
}
