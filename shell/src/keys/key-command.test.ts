import { commandOf, pageSearch } from './key-command';
import type { KeyCommand } from './key-command';
import { turnSingleKeys } from './key-setting';

const key = (pressed: string, change: object = {}) => ({
  key: pressed,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: document.body,
  ...change,
});

/** Adds HTML to the page and returns its innermost element. */
function at(html: string): Element {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll('*')].at(-1) ?? document.body;
}

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test.each<[what: string, pressed: ReturnType<typeof key>, command: KeyCommand | null]>([
  ['Ctrl+K', key('k', { ctrlKey: true }), 'search'],
  ['⌘K', key('K', { metaKey: true }), 'search'],
  ['K', key('k'), null],
  ['/', key('/'), 'filter'],
  ['?', key('?'), 'help'],
  ['Ctrl+/', key('/', { ctrlKey: true }), null],
  ['Alt+?', key('?', { altKey: true }), null],
  ['a key that another handler has taken', key('/', { defaultPrevented: true }), null],
])('%s [12.66]', (_what, pressed, command) => {
  expect(commandOf(pressed)).toBe(command);
});

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<div contenteditable="true"></div>'])(
  'while the focus is in %s, / and ? are characters, and Ctrl+K still searches [12.66]',
  (html) => {
    const target = at(html);
    expect(commandOf(key('/', { target }))).toBeNull();
    expect(commandOf(key('?', { target }))).toBeNull();
    expect(commandOf(key('k', { target, ctrlKey: true }))).toBe('search');
  },
);

test('single keys are commands on a checkbox, but no key is one in a dialog [12.66]', () => {
  expect(commandOf(key('/', { target: at('<input type="checkbox">') }))).toBe('filter');
  const target = at('<div role="dialog"><button></button></div>');
  expect(commandOf(key('/', { target }))).toBeNull();
  expect(commandOf(key('k', { target, ctrlKey: true }))).toBeNull();
});

test('single keys can be turned off and on again; Ctrl+K is unaffected [12.66]', () => {
  turnSingleKeys(false);
  expect(commandOf(key('/'))).toBeNull();
  expect(commandOf(key('k', { ctrlKey: true }))).toBe('search');
  turnSingleKeys(true);
  expect(commandOf(key('/'))).toBe('filter');
});

test.each<[html: string, id: string | undefined]>([
  ['<input type="search" id="elsewhere"><main><input id="b"><input type="search" id="own"></main>', 'own'],
  ['<main><input role="combobox" id="choice"><input type="search" id="own"></main>', 'own'],
  ['<main><input role="combobox" id="choice"></main>', 'choice'],
  ['<main><input id="b"></main>', undefined],
])('the search field of the page %s is %s [12.66]', (html, id) => {
  at(html);
  expect(pageSearch()?.id).toBe(id);
});
