import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { forSession } from '../request/for-session';
import { download } from './download';

/**
 * Returns a function that loads a file by id, for display. It rejects without a toast: the caller shows the failure.
 */
export function useLoadFile(): (id: string) => Promise<Blob> {
  const store = useStore();
  return useCallback(
    async (id) => {
      const loaded = await forSession(store, (token) => download(`/files/${encodeURIComponent(id)}`, token));
      if (loaded.error) throw new Error(loaded.error.message);
      return loaded.file;
    },
    [store],
  );
}
