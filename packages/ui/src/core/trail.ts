import { useLayoutEffect, useSyncExternalStore } from 'react';

/** A page above the present one. */
export interface Crumb {
  label: string;
  path: string;
}

const NONE: readonly Crumb[] = [];
let shown = NONE;
const listeners = new Set<() => void>();

function show(trail: readonly Crumb[]) {
  if (shown === trail) return;
  shown = trail;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Announces the trail of a page while the page is shown, for the menu around it. */
export function useAnnouncedTrail(trail: readonly Crumb[]) {
  const paths = trail.map(({ path }) => path).join(' ');
  useLayoutEffect(() => {
    if (trail.length > 0) show(trail);
    return () => show(NONE);
    // Most pages make their trail anew with each rendering; its paths say whether it is another one.
    // eslint-disable-next-line react/exhaustive-deps
  }, [paths]);
}

/** The trail of the page that is shown; empty if it has none. */
export const useShownTrail = (): readonly Crumb[] => useSyncExternalStore(subscribe, () => shown);
