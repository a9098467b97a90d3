import { LAYOUT } from '@portal/domain';
import { useCallback, useState, useSyncExternalStore } from 'react';

const KEY = 'portal.sidebar';
const MINIMISED = 'minimised';

/** How the sidebar stands. */
export interface Sidebar {
  /** Below the width of a tablet it lies over the page while it is open. */
  isOverlay: boolean;
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
}

/**
 * State of the sidebar. On a wide screen it is open unless the person minimised it, which is remembered; below the
 * width of a tablet it is minimised until it is asked for, and again as soon as it has been used.
 */
export function useSidebar(): Sidebar {
  const isOverlay = useMedia(`(width < ${LAYOUT.tabletPx}px)`);
  const [isMinimised, setMinimised] = useState(() => remembered() === MINIMISED);
  const [isOverlayOpen, setOverlayOpen] = useState(false);

  const toggle = () => {
    if (isOverlay) {
      setOverlayOpen(!isOverlayOpen);
      return;
    }
    setMinimised(!isMinimised);
    remember(isMinimised ? 'open' : MINIMISED);
  };
  const close = useCallback(() => setOverlayOpen(false), []);
  return { isOverlay, isOpen: isOverlay ? isOverlayOpen : !isMinimised, toggle, close };
}

// A browser may forbid to keep anything; then the choice lasts as long as the tab.
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(state: string) {
  try {
    localStorage.setItem(KEY, state);
  } catch {
    // Nothing to do: see above.
  }
}

/** Whether a media query holds, now and whenever that changes. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
