import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { forSession } from '../request/for-session';
import { reportDownload } from '../request/messages';
import { download, save } from './download';

/**
 * How to load a file for the session, given its path below the API, and save it under the name that the server gives
 * it. Never fails: what went wrong is toasted.
 */
export function useDownload(): (path: string) => Promise<void> {
  const store = useStore();
  return useCallback(
    async (path) => {
      const loaded = await forSession(store, (token) => download(path, token));
      if (loaded.error) reportDownload(loaded.error);
      else save(loaded.file, loaded.name);
    },
    [store],
  );
}
