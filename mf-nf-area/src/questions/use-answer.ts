import { fieldErrors, serverMessage, useAttachedFiles } from '@portal/api-slice';
import { FILES } from '@portal/domain';
import { useState } from 'react';
import { useAnswerQuestionMutation } from '../api/questions';
import { QUESTION_MESSAGES as texts } from './messages';

/** Sends the answer to a question, with its files. */
export function useAnswer(ids: { id: string; question: string }) {
  const [answer] = useAnswerQuestionMutation();
  const { sendWith, isOver, ...attached } = useAttachedFiles(FILES.filesPerAnswer);
  const [problem, setProblem] = useState<string | null>(null);

  /** Sends the answer; returns the errors by field if it was refused, undefined if it was accepted. */
  async function send(text: string): Promise<{ refused: ReturnType<typeof fieldErrors> } | undefined> {
    setProblem(null);
    const { error, isLost } = await sendWith((files) => answer({ ...ids, text, files }));
    if (error === undefined) return undefined;
    setProblem(serverMessage(error) ?? (isLost ? texts.notArrived : texts.kept));
    return { refused: fieldErrors(error) };
  }

  return { ...attached, problem: isOver ? texts.tooMany : problem, send };
}
