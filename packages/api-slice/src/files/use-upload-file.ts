import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { forSession } from '../request/for-session';
import { upload, UploadFailure } from './upload';

/**
 * Uploads a file and resolves with its id; rejects with an `UploadFailure`. `onProgress` receives the fraction sent, 0
 * to 1.
 */
export type UploadFile = (file: File, onProgress?: (fraction: number) => void, signal?: AbortSignal) => Promise<string>;

/** Returns the upload function of the session. No toasts: the result is shown next to the file. */
export function useUploadFile(): UploadFile {
  const store = useStore();
  return useCallback(
    async (file, onProgress, signal) => {
      const { data, error } = await forSession(store, (token) => upload(file, token, { onProgress, signal }));
      if (error) throw new UploadFailure(error);
      return data as string;
    },
    [store],
  );
}
