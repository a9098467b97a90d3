import { createContext, use, useSyncExternalStore } from 'react';

/** The element below the evaluations in which a preview is shown; `null` before it is there. */
export const PreviewPlaceContext = createContext<Element | null>(null);

const WIDE = '(width >= 1280px)';

function onChange(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const isWide = () => window.matchMedia(WIDE).matches;

/** The place of a preview beside the decision; `null` where the screen has no room for both. */
export function usePreviewPlace(): Element | null {
  const place = use(PreviewPlaceContext);
  return useSyncExternalStore(onChange, isWide) ? place : null;
}
