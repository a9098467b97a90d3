import { serverMessage, useDeleteFileMutation, useUploadFile } from '@portal/api-slice';
import { useRef, useState } from 'react';
import { useAddUpgradePlanMutation } from '../api/acceptance';
import { MESSAGES } from '../messages';

const { plan: texts } = MESSAGES;

/**
 * For support, who read the console together with a user whose uploads keep failing; the dialog shows only the message.
 */
// oxlint-disable-next-line no-console
const log = (error: unknown) => console.warn('Error uploading upgrade plan!', error);

/** Uploads an upgrade plan and links it to the facility. A file that cannot be linked is deleted. */
export function useUpgradePlan(facilityId: string, onDone: () => void) {
  const upload = useUploadFile();
  const [link] = useAddUpgradePlanMutation();
  const [deleteFile] = useDeleteFileMutation();
  const [file, setFile] = useState<File | null>(null);
  const [fraction, setFraction] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stopping = useRef<AbortController>(null);

  /** Uploads the file; returns its id, or `null` on failure. */
  async function send(chosen: File): Promise<string | null> {
    stopping.current = new AbortController();
    try {
      return await upload(chosen, setFraction, stopping.current.signal);
    } catch (error) {
      log(error);
      setProblem(texts.notArrived(serverMessage(error) ?? ''));
      return null;
    }
  }

  async function submit() {
    if (!file) return setProblem(texts.none);
    setProblem(null);
    setFraction(0);
    const fileId = await send(file);
    if (fileId !== null) {
      const { error } = await link({ id: facilityId, fileId });
      if (!error) return onDone();
      log(error);
      await deleteFile(fileId);
      setProblem(texts.notLinked(serverMessage(error)));
    }
    setFraction(null);
  }

  return {
    file,
    /** The fraction sent, from 0 to 1; `null` when no upload is in progress. */
    fraction,
    problem,
    choose: ([chosen]: File[]) => {
      setFile(chosen ?? null);
      setProblem(null);
    },
    submit,
    stop: () => stopping.current?.abort(),
  };
}
