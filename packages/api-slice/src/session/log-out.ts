import { send } from '../request/send';
import { sessionEnded } from './session';
import type { WithSession } from './session';
import { isAlive } from './token';

/** What logging out needs of the store. */
export interface LogOutStore {
  getState: () => unknown;
  dispatch: (action: ReturnType<typeof sessionEnded>) => unknown;
}

/**
 * Forgets the session of this browser at once, and lets the server end it too. Nobody waits for that or hears of its
 * failure: without it, the session ends by its own expiry.
 */
export function logOut(store: LogOutStore): void {
  const { refreshToken } = (store.getState() as WithSession).session;
  store.dispatch(sessionEnded());
  if (!isAlive(refreshToken, Date.now())) return;
  void send({ url: '/auth/logout', method: 'POST', outlivesPage: true }, refreshToken);
}
