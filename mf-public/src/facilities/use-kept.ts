import { useLocation } from '@portal/ui/router';
import { useLayoutEffect, useRef, useState } from 'react';

/** By entry of the history and name. In memory: another document starts anew, as does a new entry. */
const kept = new Map<string, unknown>();

const entryOf = (key: string, name: string) => `${key} ${name}`;

/** What a component kept when the user left this entry of the history, for Back to show the page as it was left. */
export function useKept(name: string): unknown {
  const { key } = useLocation();
  const [before] = useState(() => kept.get(entryOf(key, name)));
  return before;
}

/** Keeps a value for `useKept` when the user leaves this entry of the history; `read` is called then. */
export function useKeep(name: string, read: () => unknown) {
  const { key } = useLocation();
  const entry = entryOf(key, name);
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  // A layout effect ends while its elements are still on the page.
  useLayoutEffect(() => () => void kept.set(entry, latest.current()), [entry]);
}
