import type { SessionState } from './session';

export const TOKEN_KEYS = { access: 'access_token', refresh: 'refresh_token' } as const;

type StoredTokens = Pick<SessionState, 'accessToken' | 'refreshToken'>;

/** The stored tokens; none if storage is blocked. */
export function readTokens(storage: Storage): StoredTokens {
  try {
    return { accessToken: storage.getItem(TOKEN_KEYS.access), refreshToken: storage.getItem(TOKEN_KEYS.refresh) };
  } catch {
    return { accessToken: null, refreshToken: null };
  }
}

/**
 * Stores the tokens for other tabs and the next visit; if storage is blocked, the session lasts as long as the tab.
 * Unchanged tokens are not written again: another tab may be between its two writes.
 */
export function writeTokens(storage: Storage, { accessToken, refreshToken }: StoredTokens): void {
  const stored = readTokens(storage);
  try {
    if (stored.accessToken !== accessToken) write(storage, TOKEN_KEYS.access, accessToken);
    if (stored.refreshToken !== refreshToken) write(storage, TOKEN_KEYS.refresh, refreshToken);
  } catch {
    // Storage is blocked: see above.
  }
}

function write(storage: Storage, key: string, value: string | null) {
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, value);
}

const OUT_EVERYWHERE = 'out-everywhere';

/** Records for the next document of this tab, the login page, that the user has just ended all sessions. */
export function noteOutEverywhere(): void {
  try {
    sessionStorage.setItem(OUT_EVERYWHERE, 'yes');
  } catch {
    // Storage is blocked: the user is logged out without a message on the login page.
  }
}

/** Whether the previous document recorded this; true only once. */
export function takeOutEverywhere(): boolean {
  try {
    const isOut = sessionStorage.getItem(OUT_EVERYWHERE) !== null;
    sessionStorage.removeItem(OUT_EVERYWHERE);
    return isOut;
  } catch {
    return false;
  }
}
