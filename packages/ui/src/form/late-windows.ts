import { lazy } from 'react';

const overlay = () => import('../overlay');

/** Windows of forms come when they are needed: a login has none. */
export const LateConfirmWindow = lazy(() => overlay().then(({ ConfirmWindow }) => ({ default: ConfirmWindow })));

/** A window with anything in it. */
export const LateModal = lazy(() => overlay().then(({ Modal }) => ({ default: Modal })));

/** Loads them before they are needed, while there is a connection; a failure is met when they are. */
export const preloadWindows = () => void overlay().catch(() => undefined);
