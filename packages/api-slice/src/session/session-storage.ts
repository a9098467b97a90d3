import { NO_SESSION } from './session';
import type { SessionState } from './session';

/** Both tokens are one item, so that no other tab ever sees the one without the other. */
export const SESSION_KEY = 'portal.session';

/** Where tokens are kept between visits. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** The tokens of the last visit. A browser that keeps nothing has none. */
export function readTokens(storage: TokenStorage): Pick<SessionState, 'accessToken' | 'refreshToken'> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? '{}');
    const { access_token, refresh_token } = kept as Record<string, unknown>;
    return { accessToken: text(access_token), refreshToken: text(refresh_token) };
  } catch {
    return { accessToken: NO_SESSION.accessToken, refreshToken: NO_SESSION.refreshToken };
  }
}

/** Keeps the tokens for other tabs and the next visit; where that is forbidden, the session lasts as long as the tab. */
export function writeTokens(storage: TokenStorage, { accessToken, refreshToken }: SessionState): void {
  try {
    if (accessToken === null && refreshToken === null) storage.removeItem(SESSION_KEY);
    else storage.setItem(SESSION_KEY, JSON.stringify({ access_token: accessToken, refresh_token: refreshToken }));
  } catch {
    // Nothing to do: see above.
  }
}
