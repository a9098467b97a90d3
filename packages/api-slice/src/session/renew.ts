import { send } from '../request/send';
import { accessRenewed, sessionExpired } from './session';
import type { WithSession } from './session';
import { isAlive } from './token';

/** What the renewal needs of the store. */
export interface SessionStore {
  getState: () => unknown;
  dispatch: (action: ReturnType<typeof accessRenewed> | ReturnType<typeof sessionExpired>) => unknown;
}

const sessionOf = (store: SessionStore) => (store.getState() as WithSession).session;

let running: Promise<void> | null = null;

/**
 * Gets a new access token for the session, or ends the session when the server refuses. All who ask at the same time
 * wait for the same renewal. Without an answer the session stays as it is: the network may come back.
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
  const { data, error } = await send({ url: '/auth/refresh', method: 'POST' }, refreshToken);
  // Meanwhile somebody may have logged out, or in as another person: then this answer concerns nobody.
  if (sessionOf(store).refreshToken !== refreshToken) return;
  const token = (data as { access_token?: string } | null | undefined)?.access_token;
  if (token) store.dispatch(accessRenewed(token));
  else if (error && REFUSED.includes(error.status)) store.dispatch(sessionExpired());
}

// Anything else, such as 429 or 503, says nothing about the session.
const REFUSED = [400, 401, 403];

/** The token for a call; renewed first when only the refresh token lives. `null` for a visitor. */
export async function tokenFor(store: SessionStore): Promise<string | null> {
  const { accessToken, refreshToken } = sessionOf(store);
  if (isAlive(accessToken, Date.now())) return accessToken;
  // What is left of a session that ended long ago must not make a visitor's call fail.
  if (!isAlive(refreshToken, Date.now())) return null;
  await renew(store);
  return sessionOf(store).accessToken;
}
