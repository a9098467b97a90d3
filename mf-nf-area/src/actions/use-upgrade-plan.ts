import { serverMessage, useAddUpgradePlanMutation, useDeleteFileMutation, useUploadFile } from '@portal/api-slice';
import { useRef, useState } from 'react';
import { MESSAGES } from '../messages';

const { plan: texts } = MESSAGES;

/** For those who look into the console with somebody for whom it goes wrong again and again; the window says it in words. */
// oxlint-disable-next-line no-console
const log = (error: unknown) => console.warn('Error uploading upgrade plan!', error);

/** The upgrade plan on its way: chosen, sent, linked. What was sent and could not be linked is deleted again. */
export function useUpgradePlan(facilityId: string, onDone: () => void) {
  const upload = useUploadFile();
  const [link] = useAddUpgradePlanMutation();
  const [deleteFile] = useDeleteFileMutation();
  const [file, setFile] = useState<File | null>(null);
  const [fraction, setFraction] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stopping = useRef<AbortController>(null);

  /** Sends the file; gives its id, or `null` when it did not arrive. */
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
    /** The part that is sent, from 0 to 1; `null` while nothing is. */
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
