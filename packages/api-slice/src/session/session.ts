import type { Profile, Tokens } from '@portal/domain';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isAlive, profileOf } from './token';

/** How the last session of a tab ended, other than by its own logout: by the server, by its user on all devices, or in another tab. */
export type Ending = 'expired' | 'everywhere' | 'elsewhere';

/** The tokens of this browser, or the reason why there are none. */
export interface SessionState {
  accessToken: string | null;
  refreshToken: string | null;
  /** True from the moment the server rejected the session until the page has left for the login page. */
  hasExpired: boolean;
  /** Until the next login; also in the document of the login page. */
  ending: Ending | null;
}

/** The answer to a renewal; without a refresh token, the present one remains valid. */
export type RenewedTokens = Pick<Tokens, 'access_token'> & Partial<Tokens>;

export interface WithSession {
  session: SessionState;
}

export const NO_SESSION: SessionState = {
  accessToken: null,
  refreshToken: null,
  hasExpired: false,
  ending: null,
};

const slice = createSlice({
  name: 'session',
  initialState: NO_SESSION,
  reducers: {
    sessionStarted: (_session, { payload }: PayloadAction<Tokens>): SessionState => ({
      accessToken: payload.access_token,
      refreshToken: payload.refresh_token,
      hasExpired: false,
      ending: null,
    }),
    /** The server issued new tokens for the same session. */
    tokensRenewed(session, { payload }: PayloadAction<RenewedTokens>) {
      session.accessToken = payload.access_token;
      if (payload.refresh_token) session.refreshToken = payload.refresh_token;
    },
    sessionExpired: (): SessionState => ({ ...NO_SESSION, hasExpired: true, ending: 'expired' }),
    /** The user logged out, or must log in again. */
    sessionEnded: ({ ending }): SessionState => ({ ...NO_SESSION, ending }),
    signedOutEverywhere: (): SessionState => ({ ...NO_SESSION, ending: 'everywhere' }),
    /** Another tab logged in or out, or renewed its token. */
    sessionSynced(session, { payload }: PayloadAction<Pick<SessionState, 'accessToken' | 'refreshToken'>>) {
      // A page for users leaves for the login page, which says why.
      if (payload.refreshToken === null && session.refreshToken !== null) session.ending ??= 'elsewhere';
      session.accessToken = payload.accessToken;
      session.refreshToken = payload.refreshToken;
      if (payload.refreshToken === null) return;
      session.hasExpired = false;
      session.ending = null;
    },
  },
});

export const { sessionStarted, tokensRenewed, sessionExpired, sessionEnded, signedOutEverywhere, sessionSynced } =
  slice.actions;
export const sessionReducer = slice.reducer;

/** Whether a user is logged in at `now` (epoch milliseconds): as long as either token is valid. */
export const isLoggedIn = ({ session }: WithSession, now = Date.now()): boolean =>
  isAlive(session.accessToken, now) || isAlive(session.refreshToken, now);

const decodedProfile = createSelector([({ session }: WithSession) => session.accessToken], profileOf);

/** The logged-in user from the newest access token; `null` for visitors. */
export const selectProfile = (state: WithSession): Profile | null => (isLoggedIn(state) ? decodedProfile(state) : null);

/** Whether the server, rather than the user, ended the session. */
export const selectHasExpired = ({ session }: WithSession): boolean => session.hasExpired;

/** How the last session of this tab ended, unless by a logout in it. */
export const selectEnding = ({ session }: WithSession): Ending | null => session.ending;
