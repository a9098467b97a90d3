import { LAYOUT } from '@portal/domain';
import { useCallback, useState, useSyncExternalStore } from 'react';

const KEY = 'portal.sidebar';
const MINIMISED = 'minimised';

/** State of the sidebar. */
export interface Sidebar {
  /** Below the tablet breakpoint, the open sidebar covers the page. */
  isOverlay: boolean;
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
}

/**
 * The sidebar. On a wide screen it is open unless the user has minimised it, which is stored; below the tablet
 * breakpoint it is minimised until opened, and again as soon as it has been used.
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

// Storage may be blocked; then the choice is kept only for this tab.
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
    // Storage may be blocked: see above.
  }
}

/** Whether a media query matches; updates when that changes. */
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
