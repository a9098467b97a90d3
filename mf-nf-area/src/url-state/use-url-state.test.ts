import { urlStateOf, withUrlState } from './use-url-state';
import type { UrlState } from './use-url-state';

const NOWHERE: UrlState = {
  tab: 'info',
  lidar: null,
  photometer: null,
  hints: null,
  adds: [],
  copies: { lidar: null, photometer: null },
  field: null,
  isChecking: false,
  asksFirst: false,
  condition: null,
  asksPlan: false,
  asksAnswer: false,
};

test.each<[why: string, search: string, urlState: Partial<UrlState>]>([
  ['nothing said', '', {}],
  ['a tab', 'tab=lidars', { tab: 'lidars' }],
  ['an unknown tab', 'tab=secrets', {}],
  ['a window', 'tab=lidars&lidar=1', { tab: 'lidars', lidar: '1' }],
  ['the hints of a lidar', 'hints=1', { hints: '1' }],
  ['both forms for new instruments', 'add=photometer&add=lidar', { adds: ['lidar', 'photometer'] }],
  ['a new lidar, by its id', 'add=lidar&lidar.copy=1', { adds: ['lidar'], copies: { lidar: '1', photometer: null } }],
  ['an unknown form', 'add=telescope', {}],
  ['a field', 'field=channels.Elastic 1064.channels', { field: 'channels.Elastic 1064.channels' }],
  ['the checklist', 'check=open', { isChecking: true }],
  ['the checklist with its first field', 'check=first', { isChecking: true, asksFirst: true }],
  ['the upload of the plan', 'plan=open', { asksPlan: true }],
  ['an answer to give', 'answer=first', { asksAnswer: true }],
  ['a condition to report on', 'condition=1', { condition: '1' }],
])('%s', (_why, search, urlState) => {
  expect(urlStateOf(new URLSearchParams(search))).toEqual({ ...NOWHERE, ...urlState });
});

test.each<[why: string, search: string, change: Partial<UrlState>, next: string]>([
  ['another tab', 'tab=lidars', { tab: 'history' }, 'tab=history'],
  ['the first tab needs no parameter', 'tab=lidars', { tab: 'info' }, ''],
  ['closing a dialog keeps its tab', 'tab=lidars&lidar=1', { lidar: null }, 'tab=lidars'],
  ['opening a form keeps another one open', 'add=lidar', { adds: ['lidar', 'photometer'] }, 'add=lidar&add=photometer'],
  ['the upload of the plan, once', 'plan=open&tab=lidars', { asksPlan: false }, 'tab=lidars'],
  ['the answer to give, once', 'answer=first&tab=lidars', { asksAnswer: false }, 'tab=lidars'],
  ['a form closes', 'add=lidar', { adds: [] }, ''],
  ['closing a form removes its new lidar', 'add=lidar&lidar.copy=1', { adds: [] }, ''],
  ['a new lidar gets its id', 'add=lidar', { copies: { lidar: '1', photometer: null } }, 'add=lidar&lidar.copy=1'],
  ['closing the checklist', 'check=open', { isChecking: false }, ''],
  ['the first missing field', 'check=open&tab=lidars', { asksFirst: true }, 'check=first&tab=lidars'],
  [
    'the focus on the first missing field is requested once',
    'check=first',
    { isChecking: true, field: 'name' },
    'check=open&field=name',
  ],
  ['the focus on a field is requested once', 'field=name', { tab: 'lidars' }, 'tab=lidars'],
  ['parameters of other components stay', 'lidar.sort=name', { tab: 'lidars' }, 'lidar.sort=name&tab=lidars'],
])('%s', (_why, search, change, next) => {
  expect(withUrlState(new URLSearchParams(search), change).toString()).toBe(next);
});
