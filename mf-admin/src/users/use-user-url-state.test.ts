import { userUrlStateOf, withUserUrlState } from './use-user-url-state';
import type { UserUrlState } from './use-user-url-state';

const NOWHERE: UserUrlState = { isAdding: false, edit: null, reset: null, lock: null, anonymise: null };

test.each<[why: string, search: string, urlState: Partial<UserUrlState>]>([
  ['nothing said', '', {}],
  ['the form for a new user', 'add=open', { isAdding: true }],
  ['the dialog of a user', 'search=ada&edit=1', { edit: '1' }],
  ['the confirmation of a password reset', 'reset=1', { reset: '1' }],
  ['the confirmation of an anonymisation', 'anonymise=1', { anonymise: '1' }],
])('%s', (_why, search, urlState) => {
  expect(userUrlStateOf(new URLSearchParams(search))).toEqual({ ...NOWHERE, ...urlState });
});

test.each<[why: string, search: string, change: Partial<UserUrlState>, next: string]>([
  ['opening a dialog keeps the search', 'search=ada', { edit: '1' }, 'search=ada&edit=1'],
  ['closing a dialog keeps the form for a new user open', 'add=open&edit=1', { edit: null }, 'add=open'],
  ['closing the form keeps the page', 'add=open&page=2', { isAdding: false }, 'page=2'],
])('%s', (_why, search, change, next) => {
  expect(withUserUrlState(new URLSearchParams(search), change).toString()).toBe(next);
});
