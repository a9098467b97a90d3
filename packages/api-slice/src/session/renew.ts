import type { Tokens } from '@portal/domain';
import { post } from '../request/call';
import { send } from '../request/send';
import type { Answer } from '../request/send';
import { sessionExpired, sessionSynced, tokensRenewed } from './session';
import type { RenewedTokens, WithSession } from './session';
import { findSessionKey } from './session-key';
import { readTokens } from './session-storage';
import { isAlive, sessionIdOf } from './token';

const MS_PER_SECOND = 1000;

export interface SessionStore {
  getState: () => unknown;
  dispatch: (action: ReturnType<typeof tokensRenewed | typeof sessionExpired | typeof sessionSynced>) => unknown;
}

const sessionOf = (store: SessionStore) => (store.getState() as WithSession).session;

let running: Promise<void> | null = null;

/**
 * Renews the access token, or ends the session if the server refuses. Concurrent callers share one renewal. Without a
 * response the session is kept, because the network may recover.
 */
export function renew(store: SessionStore): Promise<void> {
  running ??= alone(() => renewOnce(store)).finally(() => {
    running = null;
  });
  return running;
}

/** One tab renews at a time, as a refresh token that is used after its successor ends the session. */
const alone = (renewal: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('portal-session', renewal) : renewal();

async function renewOnce(store: SessionStore): Promise<void> {
  const before = sessionOf(store);
  const stored = readTokens(window.localStorage);
  if (stored.refreshToken !== null && stored.refreshToken !== before.refreshToken)
    store.dispatch(sessionSynced(stored));
  const { accessToken, refreshToken } = sessionOf(store);
  // Another tab has renewed them, and this tab was not told yet.
  if (accessToken !== before.accessToken && isAlive(accessToken, Date.now())) return;
  if (!isAlive(refreshToken, Date.now())) {
    store.dispatch(sessionExpired());
    return;
  }
  const { data, error } = await refresh(refreshToken);
  // The user may have logged out or changed meanwhile; then the response is obsolete.
  if (sessionOf(store).refreshToken !== refreshToken) return;
  const tokens = data as Partial<Tokens> | null | undefined;
  if (tokens?.access_token) store.dispatch(tokensRenewed(tokens as RenewedTokens));
  else if (error && REFUSED.includes(error.status)) store.dispatch(sessionExpired());
}

/** Exchanges a refresh token, with a proof of the session's key; again with the server's time if the clock is wrong. */
async function refresh(refreshToken: string): Promise<Answer> {
  const key = await findSessionKey(sessionIdOf(refreshToken));
  const attempt = async (now?: number) => {
    const call = post('/auth/refresh');
    return send({ ...call, proof: key && (await key.prove(call, { token: refreshToken, now })) }, refreshToken);
  };
  const answer = await attempt();
  const { now } = (answer.error?.data ?? {}) as { now?: number };
  return key && now !== undefined ? attempt(now * MS_PER_SECOND) : answer;
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
