import { send } from '../request/send';
import { sessionEnded } from './session';
import type { WithSession } from './session';
import { isAlive } from './token';
import { post } from '../request/call';

/** The parts of the store that logging out needs. */
export interface LogOutStore {
  getState: () => unknown;
  dispatch: (action: ReturnType<typeof sessionEnded>) => unknown;
}

/**
 * Forgets the browser's session at once and asks the server to end it, without waiting: if that fails, the session ends
 * by its own expiry.
 */
export function logOut(store: LogOutStore): void {
  const { refreshToken } = (store.getState() as WithSession).session;
  store.dispatch(sessionEnded());
  if (!isAlive(refreshToken, Date.now())) return;
  void send(post('/auth/logout', { outlivesPage: true }), refreshToken);
}
