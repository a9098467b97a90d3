import { serverMessage, useConfirmed } from '@portal/api-slice';
import { day } from '@portal/domain';
import type { EvaluationAction, RegularEvaluation } from '@portal/domain';
import { Alert, Button, DefinitionList, FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useConfirmActionMutation } from '../api/evaluations';
import { EVALUATION_MESSAGES } from './messages';

const { confirmation: texts, review, failed } = EVALUATION_MESSAGES;

interface ConfirmActionProps {
  evaluation: RegularEvaluation;
  action: EvaluationAction;
}

/** Confirms an action that the facility reported as done, after a question. */
export function ConfirmAction({ evaluation: { _id: id, version, steps }, action }: ConfirmActionProps) {
  const [isAsking, setAsking] = useState(false);
  const { confirm, close, isBusy, error } = useConfirmed(useConfirmActionMutation(), () => setAsking(false));
  const { reported_at: reported, report } = action;
  if (reported === null || action.confirmed_at !== null || !steps.includes('confirm-action')) return null;
  return (
    <div>
      <Button aria-haspopup="dialog" aria-label={texts.of(action.text)} onClick={() => setAsking(true)}>
        {texts.confirm}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.title}
        confirmLabel={texts.confirm}
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => void confirm({ id, action: action._id, version })}
        question={
          <div className="cars-stack">
            <p>
              <strong>{texts.question}</strong>
            </p>
            <DefinitionList
              items={[
                { label: texts.action, value: <span className="cars-text">{action.text}</span> },
                { label: texts.due, value: action.due },
                { label: texts.reported, value: day(reported) },
                { label: texts.report, value: report && <span className="cars-text">{report}</span> },
              ]}
            />
            <Alert type="warning" showIcon title={review.irreversible} />
            {error !== undefined && <FormError title={texts.failedTitle}>{serverMessage(error) ?? failed}</FormError>}
          </div>
        }
      />
    </div>
  );
}
