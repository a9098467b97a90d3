import { lazy, useState } from 'react';

const overlay = () => import('../overlay');

/** Windows of forms come when they are needed: a login has none. */
export const LateConfirmWindow = lazy(() => overlay().then(({ ConfirmWindow }) => ({ default: ConfirmWindow })));

/** A window with anything in it. */
export const LateModal = lazy(() => overlay().then(({ Modal }) => ({ default: Modal })));

/** Whether a window is part of the page: once it was open it stays, closed, and gives the focus back where it was. */
export function useIsThere(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}

/** Loads them before they are needed, while there is a connection; a failure is met when they are. */
export const preloadWindows = () => void overlay().catch(() => undefined);
