import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDropParameters, without } from './drop-parameters';

/** Removes the URL parameters whose values do not exist. Returns whether there were some, until the address changes. */
export function useLeftOut(names: readonly string[]): boolean {
  const { search } = useLocation();
  const [left, setLeft] = useState<string | null>(null);
  useDropParameters(names);
  const now = new URLSearchParams(search);
  const isLeftOut = names.length > 0 || left === `${now}`;
  // Users who have gone on and come back have been told.
  if (left !== null && !isLeftOut) setLeft(null);
  const after = names.length > 0 ? `${without(now, names)}` : null;
  if (after !== null && left !== after) setLeft(after);
  return isLeftOut;
}
