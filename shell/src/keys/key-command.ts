import { areSingleKeysOn } from './key-setting';

export type KeyCommand = 'search' | 'filter' | 'help';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** What a key asks of the frame: nothing while a window is open, and no single key while something is typed. */
export function commandOf({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: Pressed): KeyCommand | null {
  if (defaultPrevented || altKey || isIn(target, '[role=dialog], dialog')) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : null;
  if (isIn(target, TYPED_INTO) || !areSingleKeysOn()) return null;
  if (key === '/') return 'filter';
  return key === '?' ? 'help' : null;
}

const isShown = (element: Element) => element.checkVisibility?.() ?? true;

const shownFields = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(isShown);

/** The field by which the page in view is searched, if it has one: a search box, else a choice with a search. */
export const pageSearch = (): HTMLElement | undefined =>
  shownFields('input[type=search]')[0] ?? shownFields('input[role=combobox]')[0];
