import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { forSession } from '../request/for-session';
import { reportDownload } from '../request/messages';
import { download, save } from './download';
import { upload, UploadFailure } from './upload';
import { get, post } from '../request/call';
import type { ApiError } from '../request/api-error';
import type { Call, Path, SentCall } from '../request/call';

/**
 * Returns a function that saves the file returned by a call under the server's file name. It never rejects: it resolves
 * with the error, which is not shown as a toast.
 */
export function useSaveFile(): (call: Call) => Promise<ApiError | null> {
  const store = useStore();
  return useCallback(
    async (call) => {
      const loaded = await forSession(store, (token) => download(call, token));
      if (loaded.error) return loaded.error;
      save(loaded.file, loaded.name);
      return null;
    },
    [store],
  );
}

/** Returns a function that saves the file at a path below the API. It never rejects; errors are shown as toasts. */
export function useDownload(): (path: string) => Promise<void> {
  const saveFile = useSaveFile();
  return useCallback(
    async (path) => {
      // Components with downloads have the paths as plain texts.
      const error = await saveFile(path as Path);
      if (error) reportDownload(error);
    },
    [saveFile],
  );
}

/** Returns a function that loads a file by id. It rejects without a toast, because the caller shows the error. */
export function useLoadFile(): (id: string) => Promise<Blob> {
  const store = useStore();
  return useCallback(
    async (id) => {
      const loaded = await forSession(store, (token) => download(get('/files/:id', { id }), token));
      if (loaded.error) throw new Error(loaded.error.message);
      return loaded.file;
    },
    [store],
  );
}

/**
 * Uploads a file and resolves with the answer, usually its id; rejects with an `UploadFailure`. `onProgress` receives the
 * fraction sent, 0 to 1.
 */
export type UploadFile<Answered = string> = (
  file: File,
  onProgress?: (fraction: number) => void,
  signal?: AbortSignal,
) => Promise<Answered>;

const TO_FILES = post('/files');

/** Returns a function that uploads a file. There are no toasts, because the result is shown next to the file. */
export function useUploadFile<Answered = string>(call: SentCall = TO_FILES): UploadFile<Answered> {
  const store = useStore();
  return useCallback(
    async (file, onProgress, signal) => {
      const { data, error } = await forSession(store, (token) => upload(file, token, { call, onProgress, signal }));
      if (error) throw new UploadFailure(error);
      return data as Answered;
    },
    [store, call],
  );
}
