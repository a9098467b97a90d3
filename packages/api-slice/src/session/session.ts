import type { Profile, Tokens } from '@portal/domain';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isAlive, profileOf } from './token';

/** The tokens of this browser, and why there are none. */
export interface SessionState {
  accessToken: string | null;
  refreshToken: string | null;
  /** True from the moment the server refused to go on, until somebody logs in. */
  hasExpired: boolean;
  /** True from the moment the person ended all sessions, until somebody logs in. */
  isOutEverywhere: boolean;
}

/** The part of the store that knows who is logged in. */
export interface WithSession {
  session: SessionState;
}

/** Nobody. */
export const NO_SESSION: SessionState = {
  accessToken: null,
  refreshToken: null,
  hasExpired: false,
  isOutEverywhere: false,
};

const slice = createSlice({
  name: 'session',
  initialState: NO_SESSION,
  reducers: {
    /** Somebody logged in. */
    sessionStarted: (_session, { payload }: PayloadAction<Tokens>): SessionState => ({
      accessToken: payload.access_token,
      refreshToken: payload.refresh_token,
      hasExpired: false,
      isOutEverywhere: false,
    }),
    /** The server gave a new access token for the same session. */
    accessRenewed(session, { payload }: PayloadAction<string>) {
      session.accessToken = payload;
    },
    /** The server refused to go on with the session. */
    sessionExpired: (): SessionState => ({ ...NO_SESSION, hasExpired: true }),
    /** Somebody logged out, or must log in anew. */
    sessionEnded: ({ isOutEverywhere }): SessionState => ({ ...NO_SESSION, isOutEverywhere }),
    /** The person ended the sessions on all devices. */
    signedOutEverywhere: (): SessionState => ({ ...NO_SESSION, isOutEverywhere: true }),
    /** Another tab logged in or out, or renewed its token: this one follows. */
    sessionSynced(session, { payload }: PayloadAction<Pick<SessionState, 'accessToken' | 'refreshToken'>>) {
      session.accessToken = payload.accessToken;
      session.refreshToken = payload.refreshToken;
      if (payload.refreshToken === null) return;
      session.hasExpired = false;
      session.isOutEverywhere = false;
    },
  },
});

export const { sessionStarted, accessRenewed, sessionExpired, sessionEnded, signedOutEverywhere, sessionSynced } =
  slice.actions;
export const sessionReducer = slice.reducer;

/** Whether anybody is logged in at `now`: as long as either token lives. */
export const isLoggedIn = ({ session }: WithSession, now = Date.now()): boolean =>
  isAlive(session.accessToken, now) || isAlive(session.refreshToken, now);

const decodedProfile = createSelector([({ session }: WithSession) => session.accessToken], profileOf);

/** Who is logged in; `null` for a visitor. The name and permissions are those of the newest access token. */
export const selectProfile = (state: WithSession): Profile | null => (isLoggedIn(state) ? decodedProfile(state) : null);

/** Whether the server ended the session, rather than the person. */
export const selectHasExpired = ({ session }: WithSession): boolean => session.hasExpired;

/** Whether the person has just ended the sessions on all devices. */
export const selectIsOutEverywhere = ({ session }: WithSession): boolean => session.isOutEverywhere;
