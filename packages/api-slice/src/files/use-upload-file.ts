import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { forSession } from '../request/for-session';
import { upload, UploadFailure } from './upload';

/** Sends a file and gives its id; fails with an `UploadFailure`. `onProgress` hears the part sent, from 0 to 1. */
export type UploadFile = (file: File, onProgress?: (fraction: number) => void, signal?: AbortSignal) => Promise<string>;

/** How to send files for the session. Nothing is toasted: what came of it stands beside the file. */
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
