/** Sent when a dialog has closed and what it was opened from is gone, so that the focus is nowhere. */
const LOST_FOCUS = 'portal-lost-focus';

/** Whether the focus is nowhere, or in a part that is being removed. */
export const isFocusLost = (removed: Element | null = null): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || removed?.contains(activeElement) === true;
};

/** Asks the part that the focus came from to take it. */
export const reportLostFocus = () => document.dispatchEvent(new Event(LOST_FOCUS));

/** Calls back when the focus is nowhere after a dialog. Returns a function that ends this. */
export function onLostFocus(take: () => void): () => void {
  document.addEventListener(LOST_FOCUS, take);
  return () => document.removeEventListener(LOST_FOCUS, take);
}
