import { useSyncExternalStore } from 'react';

/** Light or dark by choice, or the preference of the device. */
export type Colours = 'system' | 'light' | 'dark';

const KEY = 'portal.colours';
const WISH = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

/** The choice stored in this browser; `system` if storage is blocked. */
function stored(): Colours {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

let chosen: Colours | undefined;

function show(colours: Colours) {
  chosen = colours;
  const { dataset } = document.documentElement;
  if (colours === 'system') delete dataset['colours'];
  else dataset['colours'] = colours;
}

/** Applies the colours chosen in this browser. Call before the first render, so that the page does not flash. */
export const showChosenColours = () => show(stored());

/** Changes the colours of the page and stores the choice in this browser. */
export function chooseColours(colours: Colours): void {
  show(colours);
  try {
    if (colours === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, colours);
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const media = window.matchMedia(WISH);
  listeners.add(listener);
  media.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
  };
}

const current = (): Colours => (chosen ??= stored());

/** The chosen colours. */
export const useColours = (): Colours => useSyncExternalStore(subscribe, current);

/** Whether the page is currently dark. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(subscribe, () => {
    const colours = current();
    return colours === 'system' ? window.matchMedia(WISH).matches : colours === 'dark';
  });
