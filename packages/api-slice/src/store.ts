import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import { renew } from './session/renew';
import { isLoggedIn, NO_SESSION, sessionReducer, sessionSynced } from './session/session';
import { readTokens, writeTokens } from './session/session-storage';
import { isAlive } from './session/token';

/** The store of the portal, with the session of the last visit if there is one. */
export function createPortalStore(storage: Storage = window.localStorage) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer },
    preloadedState: { session: { ...NO_SESSION, ...readTokens(storage) } },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

  let last = store.getState().session;
  store.subscribe(() => {
    const { session } = store.getState();
    if (session === last) return;
    const isAnother = session.refreshToken !== last.refreshToken;
    last = session;
    writeTokens(storage, session);
    if (!isAnother) return;
    // What was loaded for one person is not shown to the next.
    const forget = () => store.dispatch(api.util.resetApiState());
    // Forgetting aborts calls, and the one whose refusal ended the session still has to hear of it.
    if (session.hasExpired) setTimeout(forget);
    else forget();
  });
  return store;
}

/** The store of the portal. */
export type PortalStore = ReturnType<typeof createPortalStore>;

/**
 * Keeps the session of this tab alive and in step: gets an access token when only the refresh token lives, and follows
 * what other tabs write. Returns how to stop it.
 */
export function followSession(store: PortalStore, storage: Storage = window.localStorage): () => void {
  const state = store.getState();
  if (isLoggedIn(state) && !isAlive(state.session.accessToken, Date.now())) void renew(store);
  const follow = ({ storageArea }: StorageEvent) => {
    if (storageArea === storage) store.dispatch(sessionSynced(readTokens(storage)));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
