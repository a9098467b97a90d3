import { isLoggedIn } from '@portal/api-slice';
import type { PortalStore } from '@portal/api-slice';
import type { Composition } from '@portal/portal-contract';
import { previewOfTab, setPreviewOfTab } from './tab';

// Written out: what the whole domain package says of previews would weigh on every page.
const LEAVE = '/preview/leave';

/** Pages that end a preview: its own, and those that are for released code alone, as a password is typed there. */
const ENDS = /^\/(preview|login|logout|reset-password|change-password)(\/|$)/i;

/** The page of this portal that the tab came from; the home page if it came from elsewhere. */
function cameFrom(): string {
  if (!URL.canParse(document.referrer)) return '/';
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin && !ENDS.test(pathname) ? pathname + search : '/';
}

/**
 * Called before anything is rendered: whether this tab goes on to another document, because it is in a preview and this is
 * the current portal, or because it leaves one.
 */
export function goesElsewhere({ preview }: Pick<Composition, 'preview'>, store: PortalStore): boolean {
  const { pathname } = window.location;
  if (pathname === LEAVE) {
    setPreviewOfTab(null);
    window.location.replace(cameFrom());
    return true;
  }
  const id = previewOfTab();
  if (preview || id === null) return false;
  if (ENDS.test(pathname) || !isLoggedIn(store.getState())) {
    setPreviewOfTab(null);
    return false;
  }
  import('./enter').then(
    ({ enterAgain }) => enterAgain(store, id),
    () => window.location.replace(LEAVE),
  );
  return true;
}

/** Leaves a preview as soon as its session is over or is another one: a pass is one account's. */
export function leaveWithSession({ preview }: Pick<Composition, 'preview'>, store: PortalStore): void {
  // Null for a program, which has no account.
  if (!preview?.link) return;
  const { refreshToken } = store.getState().session;
  const stop = store.subscribe(() => {
    if (store.getState().session.refreshToken === refreshToken) return;
    stop();
    window.location.assign(LEAVE);
  });
}
