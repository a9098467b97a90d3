import { aToken } from '../../test/fake-server';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createPortalStore, followSession } from '../store';
import {
  isLoggedIn,
  selectEnding,
  selectProfile,
  sessionEnded,
  sessionExpired,
  sessionStarted,
  sessionSynced,
  signedOutEverywhere,
} from './session';
import type { Ending } from './session';
import { TOKEN_KEYS } from './session-storage';

const profile = {
  _id: '1',
  first_name: 'Ásta',
  last_name: 'Ødegård',
  email: 'a@b.example',
  permissions: ['edit-own-nf'],
};
const keep = (access: string | null, refresh: string | null) => {
  if (access) localStorage.setItem(TOKEN_KEYS.access, access);
  if (refresh) localStorage.setItem(TOKEN_KEYS.refresh, refresh);
};
const ALIVE = aToken(60, { profile });
const DEAD = aToken(-1, { profile });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each<[why: string, access: string | null, refresh: string | null, isIn: boolean, name: string | undefined]>([
  ['both tokens valid', ALIVE, ALIVE, true, 'Ásta'],
  ['only a valid access token', ALIVE, null, true, 'Ásta'],
  ['an expired access token and a valid refresh token [4.15]', DEAD, aToken(60), true, 'Ásta'],
  ['only a valid refresh token', null, aToken(60), true, undefined],
  ['both expired [4.15]', DEAD, DEAD, false, undefined],
  ['no tokens', null, null, false, undefined],
  ['texts that are not tokens', 'x', 'a.b.c', false, undefined],
  ['a token without an expiry', `h.${btoa('{}')}.s`, null, false, undefined],
])('%s', (_why, access, refresh, isIn, name) => {
  keep(access, refresh);
  const state = createPortalStore().getState();
  expect(isLoggedIn(state)).toBe(isIn);
  expect(selectProfile(state)?.first_name).toBe(name);
});

test('a session is kept for the next visit and removed by a logout [3.1]', () => {
  const store = createPortalStore();
  store.dispatch(sessionStarted({ access_token: ALIVE, refresh_token: ALIVE }));
  expect(isLoggedIn(createPortalStore().getState())).toBe(true);
  store.dispatch(sessionEnded());
  expect(localStorage).toHaveLength(0);
});

const endedElsewhere = () => sessionSynced({ accessToken: null, refreshToken: null });

test.each<[ending: Ending, end: () => UnknownAction]>([
  ['everywhere', signedOutEverywhere],
  ['expired', sessionExpired],
  ['elsewhere', endedElsewhere],
])('a session that ended (%s) is remembered until a login in this or another tab', (ending, end) => {
  const store = createPortalStore();
  for (const someone of [
    sessionStarted({ access_token: ALIVE, refresh_token: ALIVE }),
    sessionSynced({ accessToken: ALIVE, refreshToken: ALIVE }),
  ]) {
    store.dispatch(sessionStarted({ access_token: ALIVE, refresh_token: ALIVE }));
    store.dispatch(end());
    expect(localStorage).toHaveLength(0);
    // The page guard also ends the session; that must not reset the state.
    store.dispatch(sessionEnded());
    expect(selectEnding(store.getState())).toBe(ending);
    store.dispatch(someone);
    expect(selectEnding(store.getState())).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  }
});

test('a session that the server ended stays so when another tab follows', () => {
  const store = createPortalStore();
  store.dispatch(sessionStarted({ access_token: ALIVE, refresh_token: ALIVE }));
  store.dispatch(sessionExpired());
  store.dispatch(endedElsewhere());
  expect(selectEnding(store.getState())).toBe('expired');
});

const notify = () => window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));

test('a tab follows a logout and a login in another tab', () => {
  keep(ALIVE, ALIVE);
  const store = createPortalStore();
  const stop = followSession(store);
  localStorage.clear();
  notify();
  expect([isLoggedIn(store.getState()), selectEnding(store.getState())]).toEqual([false, 'elsewhere']);
  keep(ALIVE, ALIVE);
  notify();
  expect(selectEnding(store.getState())).toBeNull();
  expect(selectProfile(store.getState())?._id).toBe('1');
  expect(localStorage.getItem(TOKEN_KEYS.refresh)).toBe(ALIVE);
  stop();
});

const forbidden = () => {
  throw new DOMException('denied');
};

test('without storage, the session lasts as long as the tab', () => {
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden } as unknown as Storage;
  const store = createPortalStore(storage);
  store.dispatch(sessionStarted({ access_token: ALIVE, refresh_token: ALIVE }));
  expect(isLoggedIn(store.getState())).toBe(true);
});

const endingAnew = () => selectEnding(createPortalStore().getState());
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('only the next document of the tab reads how the session ended', () => {
  expect(endingAnew()).toBeNull();
  createPortalStore().dispatch(signedOutEverywhere());
  expect([endingAnew(), endingAnew()]).toEqual(['everywhere', null]);
  createPortalStore().dispatch(sessionExpired());
  expect([endingAnew(), endingAnew()]).toEqual(['expired', null]);
  createPortalStore().dispatch(sessionEnded());
  expect(endingAnew()).toBeNull();
});

test('a document restored from the back-forward cache reads the stored session, others do not', () => {
  const store = createPortalStore();
  const stop = followSession(store);
  keep(ALIVE, ALIVE);
  show(false);
  expect(isLoggedIn(store.getState())).toBe(false);
  show(true);
  expect(isLoggedIn(store.getState())).toBe(true);
  stop();
});
