import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useChoicesAsked } from './use-choices-asked';

/** Debounce before the server is queried, ms. */
const PAUSE_MS = 150;

/**
 * The server query for a `SearchSelect` with more options than a browser should load. Spread `events` on an element
 * around the input, and call `forget` after a choice. `isAsked`: whether the user has been at the input; nothing need be
 * loaded before.
 */
export function useServerSearch() {
  const [typed, setTyped] = useState('');
  const search = useSettled(longestWord(typed), PAUSE_MS);
  const { isAsked, events: asks } = useChoicesAsked();
  // The query ends with a choice or when the input is left.
  const forget = useCallback(() => setTyped(''), []);
  const events = useMemo(
    () => ({ ...asks, onInput: (event: SyntheticEvent) => setTyped(textIn(event)), onBlur: forget }),
    [asks, forget],
  );
  return { search, isAsked, events, forget };
}

const textIn = ({ target }: SyntheticEvent) => (target instanceof HTMLInputElement ? target.value : '');

/** The server searches for a single text; the longest word leaves the fewest results to filter in the browser. */
const longestWord = (text: string) =>
  text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** The value once it has been stable for `ms` milliseconds. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
