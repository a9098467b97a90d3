import { serverMessage } from '@portal/api-slice';
import type { Question } from '@portal/domain';
import { Alert, Button } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useCloseQuestionMutation } from '../api/questions';
import { QUESTION_MESSAGES as texts } from './messages';

/** Closes a question, after a confirmation. */
export function CloseQuestion({ id, question }: { id: string; question: Question }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { isLoading }] = useCloseQuestionMutation();
  const cancel = () => {
    setAsking(false);
    setProblem(null);
  };
  async function confirm() {
    const { error } = await send({ id, question: question._id });
    if (error) setProblem(serverMessage(error) ?? texts.notClosed);
    else cancel();
  }
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{texts.close}</Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.close}
        confirmLabel={texts.close}
        isBusy={isLoading}
        onCancel={cancel}
        onConfirm={() => void confirm()}
        question={
          <div className="cars-stack">
            <p>{texts.closing}</p>
            {question.answer === null && <p>{texts.withdrawn}</p>}
            {question.fields.length > 0 && <p>{texts.opened}</p>}
            {problem !== null && <Alert type="error" showIcon title={problem} />}
          </div>
        }
      />
    </div>
  );
}
