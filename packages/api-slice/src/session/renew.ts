import { send } from '../request/send';
import { accessRenewed, sessionExpired } from './session';
import type { WithSession } from './session';
import { isAlive } from './token';
import { post } from '../request/call';

export interface SessionStore {
  getState: () => unknown;
  dispatch: (action: ReturnType<typeof accessRenewed> | ReturnType<typeof sessionExpired>) => unknown;
}

const sessionOf = (store: SessionStore) => (store.getState() as WithSession).session;

let running: Promise<void> | null = null;

/**
 * Renews the access token, or ends the session if the server refuses. Concurrent callers share one renewal. Without a
 * response the session is kept, because the network may recover.
 */
export function renew(store: SessionStore): Promise<void> {
  running ??= renewOnce(store).finally(() => {
    running = null;
  });
  return running;
}

async function renewOnce(store: SessionStore): Promise<void> {
  const { refreshToken } = sessionOf(store);
  if (!isAlive(refreshToken, Date.now())) {
    store.dispatch(sessionExpired());
    return;
  }
  const { data, error } = await send(post('/auth/refresh'), refreshToken);
  // The user may have logged out or changed meanwhile; then the response is obsolete.
  if (sessionOf(store).refreshToken !== refreshToken) return;
  const token = (data as { access_token?: string } | null | undefined)?.access_token;
  if (token) store.dispatch(accessRenewed(token));
  else if (error && REFUSED.includes(error.status)) store.dispatch(sessionExpired());
}

// Other statuses, such as 429 or 503, do not concern the session.
const REFUSED = [400, 401, 403];

/** The token for a call, renewed first if only the refresh token is valid. `null` for visitors. */
export async function tokenFor(store: SessionStore): Promise<string | null> {
  const { accessToken, refreshToken } = sessionOf(store);
  if (isAlive(accessToken, Date.now())) return accessToken;
  // Expired tokens of an old session must not make a visitor's call fail.
  if (!isAlive(refreshToken, Date.now())) return null;
  await renew(store);
  return sessionOf(store).accessToken;
}
