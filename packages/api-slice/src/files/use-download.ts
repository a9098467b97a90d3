import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { forSession } from '../request/for-session';
import { reportDownload } from '../request/messages';
import { download, save } from './download';

/**
 * Returns a function that downloads a path below the API with the session's token and saves it under the server's file
 * name. It never rejects; errors are shown as toasts.
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
