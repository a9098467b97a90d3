import { fieldErrors, serverMessage, useDeleteFileMutation, useUploadFile } from '@portal/api-slice';
import { FILES } from '@portal/domain';
import { useState } from 'react';
import { useAnswerQuestionMutation } from '../api/questions';
import { QUESTION_MESSAGES as texts } from './messages';

/** Sends the answer to a question: uploads its files first, and deletes them if the answer is refused. */
export function useAnswer(ids: { id: string; question: string }) {
  const upload = useUploadFile();
  const [answer] = useAnswerQuestionMutation();
  const [deleteFile] = useDeleteFileMutation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sending, setSending] = useState<{ name: string; fraction: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** Uploads the files in order and adds their ids to `arrived`; if one fails, it contains those uploaded before. */
  async function uploadInto(arrived: string[]) {
    for (const file of files) {
      const follow = (fraction: number) => setSending({ name: file.name, fraction });
      follow(0);
      arrived.push(await upload(file, follow));
    }
  }

  /** Sends the answer; returns the errors by field if it was refused, undefined if it was accepted. */
  async function send(text: string): Promise<{ refused: ReturnType<typeof fieldErrors> } | undefined> {
    setProblem(null);
    const arrived: string[] = [];
    let error: unknown;
    try {
      await uploadInto(arrived);
      ({ error } = await answer({ ...ids, text, files: arrived }));
    } catch (failure) {
      error = failure;
    }
    setSending(null);
    if (error === undefined) return undefined;
    for (const id of arrived) await deleteFile(id);
    const refused = fieldErrors(error);
    setProblem(serverMessage(error) ?? (arrived.length < files.length ? texts.notArrived : texts.kept));
    return { refused };
  }

  return {
    files,
    sending,
    problem,
    send,
    take: (more: readonly File[]) => {
      const all = [...files, ...more];
      setProblem(all.length > FILES.filesPerAnswer ? texts.tooMany : null);
      setFiles(all.slice(0, FILES.filesPerAnswer));
    },
    remove: (file: File) => setFiles(files.filter((one) => one !== file)),
  };
}
