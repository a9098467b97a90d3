import type { SessionState } from './session';

/** Where the browser keeps the tokens. */
export const TOKEN_KEYS = { access: 'access_token', refresh: 'refresh_token' } as const;

type KeptTokens = Pick<SessionState, 'accessToken' | 'refreshToken'>;

/** The tokens of the last visit. A browser that keeps nothing has none. */
export function readTokens(storage: Storage): KeptTokens {
  try {
    return { accessToken: storage.getItem(TOKEN_KEYS.access), refreshToken: storage.getItem(TOKEN_KEYS.refresh) };
  } catch {
    return { accessToken: null, refreshToken: null };
  }
}

/**
 * Keeps the tokens for other tabs and the next visit; where that is forbidden, the session lasts as long as the tab.
 * What is kept already is not written again: another tab may be half way through its two items.
 */
export function writeTokens(storage: Storage, { accessToken, refreshToken }: KeptTokens): void {
  const kept = readTokens(storage);
  try {
    if (kept.accessToken !== accessToken) write(storage, TOKEN_KEYS.access, accessToken);
    if (kept.refreshToken !== refreshToken) write(storage, TOKEN_KEYS.refresh, refreshToken);
  } catch {
    // Nothing to do: see above.
  }
}

function write(storage: Storage, key: string, value: string | null) {
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, value);
}
