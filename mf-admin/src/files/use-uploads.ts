import { serverMessage, statusOf, useUploadFile } from '@portal/api-slice';
import { useReducer, useState } from 'react';
import { useShareFileMutation } from '../api/files';
import { MESSAGES } from './messages';
import { changeQueue, toSend } from './queue';
import type { Progress, QueuedFile } from './queue';

/** Too large, unsupported type or mismatching content: a retry cannot succeed. */
const ABOUT_THE_FILE = [413, 415, 422];

const reasonOf = (error: unknown) =>
  serverMessage(error) ?? (error instanceof Error && error.message !== '' ? error.message : MESSAGES.upload.failed);

/** A queue of files that are uploaded one at a time and then shared. */
export function useUploads() {
  const [queue, change] = useReducer(changeQueue, []);
  const [isSending, setSending] = useState(false);
  const upload = useUploadFile();
  const [share] = useShareFileMutation();

  async function send({ key, file, fileId }: QueuedFile) {
    const is = (progress: Progress) => change({ key, what: { progress } });
    const follow = (fraction: number) => is({ is: 'sending', fraction });
    follow(0);
    try {
      const id = fileId ?? (await upload(file, follow));
      change({ key, what: { fileId: id } });
      await share(id).unwrap();
      is({ is: 'done' });
    } catch (error) {
      is({ is: ABOUT_THE_FILE.includes(statusOf(error) ?? 0) ? 'refused' : 'failed', problem: reasonOf(error) });
    }
  }

  async function sendAll() {
    setSending(true);
    for (const file of toSend(queue)) await send(file);
    setSending(false);
  }

  return {
    queue,
    isSending,
    add: (files: readonly File[]) => change({ add: files }),
    remove: (key: number) => change({ remove: key }),
    sendAll,
  };
}
