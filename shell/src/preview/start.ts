import { isLoggedIn } from '@portal/api-slice';
import type { PortalStore } from '@portal/api-slice';
import type { Composition } from '@portal/portal-contract';
import { enterAgain } from './enter';
import { LEAVE, previewOfTab, setPreviewOfTab } from './tab';

/** Pages that end a preview: its own, and those restricted to released code because a password is typed there. */
const ENDS = /^\/(preview|login|logout|reset-password|change-password)(\/|$)/i;

/** The page of this portal that the tab came from; the home page if it came from another site. */
function cameFrom(): string {
  if (!URL.canParse(document.referrer)) return '/';
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin && !ENDS.test(pathname) ? pathname + search : '/';
}

/** Leaves a preview as soon as its session ends or changes: a pass belongs to one account. */
function leaveWithSession(store: PortalStore): void {
  const { refreshToken } = store.getState().session;
  const stop = store.subscribe(() => {
    if (store.getState().session.refreshToken === refreshToken) return;
    stop();
    window.location.assign(LEAVE);
  });
}

/**
 * Called before rendering: whether this tab goes on to another document, because it is in a preview and has received
 * the current portal, or because it leaves a preview.
 */
export function goesElsewhere({ preview }: Pick<Composition, 'preview'>, store: PortalStore): boolean {
  const { pathname } = window.location;
  if (pathname === LEAVE) {
    setPreviewOfTab(null);
    window.location.replace(cameFrom());
    return true;
  }
  if (preview) {
    // The history entry is that of a form until it is replaced; a reload then requests the page as usual.
    window.history.replaceState(window.history.state, '');
    // Null for a program, which has no account.
    if (preview.link !== null) leaveWithSession(store);
    return false;
  }
  const id = previewOfTab();
  if (id === null) return false;
  if (ENDS.test(pathname) || !isLoggedIn(store.getState())) {
    setPreviewOfTab(null);
    return false;
  }
  void enterAgain(store, id);
  return true;
}
