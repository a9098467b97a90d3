import type { SessionState } from './session';

/** Storage keys of the tokens. */
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

const OUT_EVERYWHERE = 'out_everywhere';

/** Whether the user of this tab has just ended all sessions; the login page, a document of its own, says so. */
export function readOutEverywhere(): boolean {
  try {
    return window.sessionStorage.getItem(OUT_EVERYWHERE) !== null;
  } catch {
    return false;
  }
}

/** Keeps it for the next document of this tab. */
export function writeOutEverywhere(isOut: boolean): void {
  try {
    write(window.sessionStorage, OUT_EVERYWHERE, isOut ? 'yes' : null);
  } catch {
    // Storage is blocked: the user is logged out all the same, and reads nothing of it.
  }
}
