import { send } from '../request/send';
import { sessionEnded } from './session';
import type { WithSession } from './session';
import { isAlive } from './token';
import { post } from '../request/call';

export interface LogOutStore {
  getState: () => unknown;
  dispatch: (action: ReturnType<typeof sessionEnded>) => unknown;
}

/**
 * Clears the browser's session and asks the server to end it, without waiting for the answer: if that fails, the
 * session expires by itself.
 */
export function logOut(store: LogOutStore): void {
  const { refreshToken } = (store.getState() as WithSession).session;
  store.dispatch(sessionEnded());
  if (!isAlive(refreshToken, Date.now())) return;
  void send(post('/auth/logout', { outlivesPage: true }), refreshToken);
}
