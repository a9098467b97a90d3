import { areSingleKeysOn } from './key-setting';

export type KeyCommand = 'search' | 'filter' | 'help';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** The frame's command for a key. No key is a command while a dialog is open, and no single key during text input. */
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

/** The search field of the current page, if any: a search box, otherwise a select with a search. */
export const pageSearch = (): HTMLElement | undefined =>
  shownFields('input[type=search]')[0] ?? shownFields('input[role=combobox]')[0];
