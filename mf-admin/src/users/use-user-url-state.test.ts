import { userUrlStateOf, withUserUrlState } from './use-user-url-state';
import type { UserUrlState } from './use-user-url-state';

const NOWHERE: UserUrlState = { isAdding: false, edit: null, reset: null, anonymise: null };

test.each<[why: string, search: string, urlState: Partial<UserUrlState>]>([
  ['nothing said', '', {}],
  ['the form for a new user', 'add=open', { isAdding: true }],
  ['the window of a user', 'search=ada&edit=1', { edit: '1' }],
  ['the question about a password', 'reset=1', { reset: '1' }],
  ['the question about a name', 'anonymise=1', { anonymise: '1' }],
])('%s', (_why, search, urlState) => {
  expect(userUrlStateOf(new URLSearchParams(search))).toEqual({ ...NOWHERE, ...urlState });
});

test.each<[why: string, search: string, change: Partial<UserUrlState>, next: string]>([
  ['a window opens, the search stays', 'search=ada', { edit: '1' }, 'search=ada&edit=1'],
  ['a window closes, the form for a new user stays', 'add=open&edit=1', { edit: null }, 'add=open'],
  ['the form closes', 'add=open&page=2', { isAdding: false }, 'page=2'],
])('%s', (_why, search, change, next) => {
  expect(withUserUrlState(new URLSearchParams(search), change).toString()).toBe(next);
});
