import type { Ending, SessionState } from './session';

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

const ENDING = 'session-ending';

/** Records for the next document of this tab, the login page, how the session ended; `null` once there is another. */
export function noteEnding(ending: Ending | null): void {
  try {
    write(sessionStorage, ENDING, ending);
  } catch {
    // Storage is blocked: the login page does not mention it.
  }
}

/** How the previous document recorded that its session ended; only once. */
export function takeEnding(): Ending | null {
  try {
    const ending = sessionStorage.getItem(ENDING);
    sessionStorage.removeItem(ENDING);
    return ending as Ending | null;
  } catch {
    return null;
  }
}
