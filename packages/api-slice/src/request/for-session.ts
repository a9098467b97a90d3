import { renew, tokenFor } from '../session/renew';
import type { SessionStore } from '../session/renew';
import { sessionExpired } from '../session/session';
import type { WithSession } from '../session/session';
import type { ApiError } from './api-error';
import { UNCONFIRMED } from './confirm-identity';

const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;

/**
 * Makes a call in the store's session. If it is refused, it is repeated once with a renewed token. A 401 to the
 * repeated call ends the session.
 */
export async function forSession<Outcome extends { error?: ApiError }>(
  store: SessionStore,
  attempt: (token: string | null) => Promise<Outcome>,
): Promise<Outcome> {
  const token = await tokenFor(store);
  const first = await attempt(token);
  if (token === null || !isRefusal(first)) return first;

  // Another call may have renewed the token in the meantime.
  if (currentToken(store) === token) await renew(store);
  const renewed = currentToken(store);
  if (renewed === null || renewed === token) return first;

  const second = await attempt(renewed);
  // The server does not accept this session even with a fresh token.
  if (second.error?.status === UNAUTHENTICATED && currentToken(store) === renewed) store.dispatch(sessionExpired());
  return second;
}

const currentToken = (store: SessionStore) => (store.getState() as WithSession).session.accessToken;

/** Whether a renewed token could help; the user, and not the token, has to confirm an identity. */
const isRefusal = ({ error }: { error?: ApiError }) =>
  error?.status === UNAUTHENTICATED || (error?.status === FORBIDDEN && error.code !== UNCONFIRMED);
