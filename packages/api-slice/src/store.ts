import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import { renew } from './session/renew';
import { isLoggedIn, NO_SESSION, sessionReducer, sessionSynced } from './session/session';
import { noteEnding, readTokens, takeEnding, writeTokens } from './session/session-storage';
import { isAlive, sessionIdOf } from './session/token';

/** Disables the warnings of development builds about slow checks, in ms: they depend on the load of the machine. */
const UNHURRIED = { warnAfter: Number.POSITIVE_INFINITY };

/** Identifies the session of a refresh token, which is replaced by its successors. */
const nameOf = (refreshToken: string | null) => sessionIdOf(refreshToken) ?? refreshToken;

/** Creates the portal's store, with the session of the last visit, if any. */
export function createPortalStore(storage: Storage = window.localStorage) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer },
    preloadedState: { session: { ...NO_SESSION, ...readTokens(storage), ending: takeEnding() } },
    middleware: (defaults) =>
      defaults({ serializableCheck: UNHURRIED, immutableCheck: UNHURRIED }).concat(api.middleware),
  });

  let last = store.getState().session;
  store.subscribe(() => {
    const { session } = store.getState();
    if (session === last) return;
    const isAnother = nameOf(session.refreshToken) !== nameOf(last.refreshToken);
    if (session.ending !== last.ending) noteEnding(session.ending);
    last = session;
    writeTokens(storage, session);
    if (!isAnother) return;
    // The data of one user must not be shown to the next.
    const forget = () => store.dispatch(api.util.resetApiState());
    // A reset aborts calls, but the call whose refusal ended the session must still complete.
    if (session.hasExpired) setTimeout(forget);
    else forget();
  });
  return store;
}

export type PortalStore = ReturnType<typeof createPortalStore>;

/**
 * Keeps the tab's session valid and in sync: renews the access token if only the refresh token is valid, and follows
 * logins and logouts in other documents, including later ones of the same tab. Returns a function that stops it.
 */
export function followSession(store: PortalStore, storage: Storage = window.localStorage): () => void {
  const state = store.getState();
  if (isLoggedIn(state) && !isAlive(state.session.accessToken, Date.now())) void renew(store);
  const sync = () => store.dispatch(sessionSynced(readTokens(storage)));
  const follow = ({ storageArea }: StorageEvent) => storageArea === storage && sync();
  // The Back button may restore a document from before a login or logout.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && sync();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', comeBack);
  };
}
