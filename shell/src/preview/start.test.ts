import { createPortalStore, TOKEN_KEYS } from '@portal/api-slice';
import type { Composition } from '@portal/portal-contract';
import { goesElsewhere } from './start';
import { concernsPreview, previewOfTab, setPreviewOfTab } from './tab';
import { enterAgain } from './enter';

jest.mock('./enter', () => ({ enterAgain: jest.fn() }));

const ID = '11111111-2222-4333-8444-555555555555';
const SHOWN = { title: 'mf-x 1.3.0', link: `/preview/${ID}` };

const alive = () => `h.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 600 }))}.s`;

function arriveAt(path: string, { isLoggedIn = true } = {}) {
  localStorage.clear();
  if (isLoggedIn) for (const key of Object.values(TOKEN_KEYS)) localStorage.setItem(key, alive());
  window.history.replaceState(null, '', path);
  return createPortalStore();
}

beforeEach(() => {
  jest.mocked(enterAgain).mockClear();
  setPreviewOfTab(null);
});

test.each<[why: string, path: string, id: string | null, shown: Composition['preview'], isConcerned: boolean]>([
  ['a tab that is in no preview', '/contact', null, undefined, false],
  ['a tab in a preview', '/contact', ID, undefined, true],
  ['the page of a preview', '/contact', ID, SHOWN, true],
  ['a tab that leaves a preview', '/preview/leave', null, undefined, true],
])('%s: the code for previews is loaded only if needed', (_why, path, id, preview, isConcerned) => {
  setPreviewOfTab(id);
  arriveAt(path);
  expect(concernsPreview(preview ? { preview } : {})).toBe(isConcerned);
});

test('a tab that received the current portal enters its preview again; a document of the preview stays', () => {
  setPreviewOfTab(ID);
  const store = arriveAt('/contact');
  expect(goesElsewhere({ preview: SHOWN }, store)).toBe(false);
  expect(goesElsewhere({}, store)).toBe(true);
  expect(enterAgain).toHaveBeenCalledWith(store, ID);
  expect(previewOfTab()).toBe(ID);
});

test.each([
  '/login',
  '/logout',
  '/reset-password',
  '/change-password/secret',
  '/Change-Password',
  '/preview/ended',
  `/preview/${ID}`,
])('%s ends the preview of a tab and shows the current portal', (path) => {
  setPreviewOfTab(ID);
  expect(goesElsewhere({}, arriveAt(path))).toBe(false);
  expect(previewOfTab()).toBeNull();
});

test('a tab without a session has no preview', () => {
  setPreviewOfTab(ID);
  expect(goesElsewhere({}, arriveAt('/contact', { isLoggedIn: false }))).toBe(false);
  expect(previewOfTab()).toBeNull();
  expect(enterAgain).not.toHaveBeenCalled();
});
