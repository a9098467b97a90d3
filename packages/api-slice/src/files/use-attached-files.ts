import { useDeleteFileMutation } from './files';
import { useUploadFile } from './use-files';
import { useState } from 'react';

/** Files that are chosen in a form and uploaded when it is sent, at most so many. */
export function useAttachedFiles(most: number) {
  const upload = useUploadFile();
  const [deleteFile] = useDeleteFileMutation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sending, setSending] = useState<{ name: string; fraction: number } | null>(null);
  const [isOver, setOver] = useState(false);

  /** Uploads the files in order, and calls with their ids; deletes them if that fails. */
  async function sendWith<Answer extends { error?: unknown }>(
    call: (ids: string[]) => Promise<Answer>,
  ): Promise<{ error?: unknown; isLost: boolean }> {
    const arrived: string[] = [];
    let error: unknown;
    try {
      for (const file of files) {
        const follow = (fraction: number) => setSending({ name: file.name, fraction });
        follow(0);
        arrived.push(await upload(file, follow));
      }
      ({ error } = await call(arrived));
    } catch (failure) {
      error = failure;
    }
    setSending(null);
    if (error !== undefined) for (const id of arrived) await deleteFile(id);
    return { error, isLost: arrived.length < files.length };
  }

  return {
    files,
    sending,
    /** More files were chosen than can be sent. */
    isOver,
    sendWith,
    take: (more: readonly File[]) => {
      const all = [...files, ...more];
      setOver(all.length > most);
      setFiles(all.slice(0, most));
    },
    remove: (file: File) => {
      setOver(false);
      setFiles(files.filter((each) => each !== file));
    },
  };
}
