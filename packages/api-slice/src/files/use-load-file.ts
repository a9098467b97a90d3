import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { forSession } from '../request/for-session';
import { download } from './download';

/** How to load a file for the session, given its id, to show it. Fails quietly: the place where it would be shown says so. */
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
