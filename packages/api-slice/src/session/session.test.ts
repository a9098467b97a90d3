import { aToken } from '../../test/fake-server';
import { createPortalStore, followSession } from '../store';
import {
  isLoggedIn,
  selectIsOutEverywhere,
  selectProfile,
  sessionEnded,
  sessionStarted,
  sessionSynced,
  signedOutEverywhere,
} from './session';
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
  ['both tokens alive', ALIVE, ALIVE, true, 'Ásta'],
  ['only the access token', ALIVE, null, true, 'Ásta'],
  ['only the refresh token [4.15]', DEAD, aToken(60), true, 'Ásta'],
  ['only the refresh token is there', null, aToken(60), true, undefined],
  ['both expired [4.15]', DEAD, DEAD, false, undefined],
  ['no tokens', null, null, false, undefined],
  ['something that is no token', 'x', 'a.b.c', false, undefined],
  ['a token without an end', `h.${btoa('{}')}.s`, null, false, undefined],
])('%s', (_why, access, refresh, isIn, name) => {
  keep(access, refresh);
  const state = createPortalStore().getState();
  expect(isLoggedIn(state)).toBe(isIn);
  expect(selectProfile(state)?.first_name).toBe(name);
});

test('a session is kept for the next visit and gone after the logout [3.1]', () => {
  const store = createPortalStore();
  store.dispatch(sessionStarted({ access_token: ALIVE, refresh_token: ALIVE }));
  expect(isLoggedIn(createPortalStore().getState())).toBe(true);
  store.dispatch(sessionEnded());
  expect(localStorage).toHaveLength(0);
});

test('that somebody is logged out everywhere is known until somebody logs in, here or in another tab', () => {
  const store = createPortalStore();
  const isOut = () => selectIsOutEverywhere(store.getState());
  for (const someone of [
    sessionStarted({ access_token: ALIVE, refresh_token: ALIVE }),
    sessionSynced({ accessToken: ALIVE, refreshToken: ALIVE }),
  ]) {
    store.dispatch(signedOutEverywhere());
    expect(localStorage).toHaveLength(0);
    // The session's end through the page guard changes nothing.
    store.dispatch(sessionEnded());
    expect(isOut()).toBe(true);
    store.dispatch(someone);
    expect(isOut()).toBe(false);
  }
});

const notify = () => window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));

test('a tab follows the logout and the login of another one', () => {
  keep(ALIVE, ALIVE);
  const store = createPortalStore();
  const stop = followSession(store);
  localStorage.clear();
  notify();
  expect(isLoggedIn(store.getState())).toBe(false);
  keep(ALIVE, ALIVE);
  notify();
  expect(selectProfile(store.getState())?._id).toBe('1');
  expect(localStorage.getItem(TOKEN_KEYS.refresh)).toBe(ALIVE);
  stop();
});

const forbidden = () => {
  throw new DOMException('denied');
};

test('a browser that keeps nothing has a session for as long as the tab', () => {
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden } as unknown as Storage;
  const store = createPortalStore(storage);
  store.dispatch(sessionStarted({ access_token: ALIVE, refresh_token: ALIVE }));
  expect(isLoggedIn(store.getState())).toBe(true);
});

const isOutAnew = () => selectIsOutEverywhere(createPortalStore().getState());
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('the next document of the tab knows that somebody is logged out everywhere, and the one after it does not', () => {
  expect(isOutAnew()).toBe(false);
  createPortalStore().dispatch(signedOutEverywhere());
  expect([isOutAnew(), isOutAnew()]).toEqual([true, false]);
});

test('a document that Back brings as it was left follows what happened since; any other is left alone', () => {
  const store = createPortalStore();
  const stop = followSession(store);
  keep(ALIVE, ALIVE);
  show(false);
  expect(isLoggedIn(store.getState())).toBe(false);
  show(true);
  expect(isLoggedIn(store.getState())).toBe(true);
  stop();
});
