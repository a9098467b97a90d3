import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SyntheticEvent } from 'react';

/** Pause in typing after which the server is asked, ms. */
const PAUSE_MS = 150;

/**
 * For a `SearchSelect` among more than a browser should load: what to ask the server for, and what notices the typing.
 * `events` go on an element around the box; call `forget` when something was chosen.
 */
export function useServerSearch() {
  const [typed, setTyped] = useState('');
  const search = useSettled(longestWord(typed), PAUSE_MS);
  // What was typed is over once something is chosen or the box is left.
  const forget = useCallback(() => setTyped(''), []);
  const events = useMemo(
    () => ({ onInput: (event: SyntheticEvent) => setTyped(textIn(event)), onBlur: forget }),
    [forget],
  );
  return { search, events, forget };
}

const textIn = ({ target }: SyntheticEvent) => (target instanceof HTMLInputElement ? target.value : '');

/** Every word must be found, in the list itself: the longest one leaves it the least to sort out. */
const longestWord = (text: string) =>
  text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** A value once it has stayed the same for so long. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
