import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { api } from '../api';
import { stale } from '../stale';
import type { Call } from './call';
import { forSession } from './for-session';
import { send } from './send';
import type { Answer } from './send';

type Tags = Parameters<typeof api.util.invalidateTags>[0];

/**
 * Returns a function that makes a call in the page's session without a toast: the caller shows the result. It never
 * rejects. `changed` are the tags to invalidate.
 */
export function useSilentCall(): (call: Call, changed?: Tags) => Promise<Answer> {
  const store = useStore();
  return useCallback(
    async (call, changed = []) => {
      const answer = await forSession(store, (token) => send(call, token));
      store.dispatch(api.util.invalidateTags(stale(answer.error, [...changed])));
      return answer;
    },
    [store],
  );
}
