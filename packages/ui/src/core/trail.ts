import { useLayoutEffect, useSyncExternalStore } from 'react';

/** A page above the present one. */
export interface Crumb {
  label: string;
  path: string;
}

const NONE: readonly Crumb[] = [];
let shown = NONE;
const listeners = new Set<() => void>();

const pathsOf = (trail: readonly Crumb[]) => trail.map(({ path }) => path).join(' ');

// Most pages make their trail anew with each rendering; its paths say whether it is another one.
function show(trail: readonly Crumb[]) {
  if (pathsOf(shown) === pathsOf(trail)) return;
  shown = trail;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Announces the trail of a page while the page is shown, for the menu around it. */
export function useAnnouncedTrail(trail: readonly Crumb[]) {
  useLayoutEffect(() => show(trail), [trail]);
  useLayoutEffect(() => () => show(NONE), []);
}

/** The trail of the page that is shown; empty if it has none. */
export const useShownTrail = (): readonly Crumb[] => useSyncExternalStore(subscribe, () => shown);
