import { isAdministrator } from '@portal/domain';
import type { Profile } from '@portal/domain';
import type { PageEntry } from '@portal/portal-contract';

/** The outcome when a visitor opens a page. */
export type AccessDecision = 'show' | 'wait' | 'go-on' | 'login' | 'not-found';

/** The person who opens the page. */
export interface Visitor {
  isLoggedIn: boolean;
  /** `null` for a visitor, and for a moment while the token that names a person is being renewed. */
  profile: Profile | null;
}

// Logged-in users have no business on these pages.
const FOR_VISITORS = ['/login', '/register'];

/** Whether a person may open a page. This only spares people useless pages; the server decides on every call. */
export function decide(
  { path, access }: Pick<PageEntry, 'path' | 'access'>,
  { isLoggedIn, profile }: Visitor,
): AccessDecision {
  if (FOR_VISITORS.includes(path) && isLoggedIn) return 'go-on';
  if (access === 'public') return 'show';
  if (!isLoggedIn) return 'login';
  if (access === 'login') return 'show';
  if (profile === null) return 'wait';
  return isAdministrator(profile) ? 'show' : 'not-found';
}
