import { isAdministrator } from '@portal/domain';
import type { Profile } from '@portal/domain';
import type { PageEntry } from '@portal/portal-contract';

/** The outcome when a user or visitor opens a page. */
export type AccessDecision = 'show' | 'set-up' | 'wait' | 'go-on' | 'login' | 'not-found';

/** The user or visitor who opens the page. */
export interface Visitor {
  isLoggedIn: boolean;
  /** `null` for a visitor, and briefly while the token that identifies a user is being renewed. */
  profile: Profile | null;
}

// Pages that are useless to logged-in users.
const FOR_VISITORS = ['/login', '/register'];

/** Pages for users whose role requires a second factor, until they have set one up. */
const WHILE_SETTING_UP = ['/my-account', '/logout', '/contact', '/privacy'];

/** Decides on access to a page. This only avoids useless pages: the server decides on every call. */
export function decide(
  { path, access }: Pick<PageEntry, 'path' | 'access'>,
  { isLoggedIn, profile }: Visitor,
): AccessDecision {
  if (isLoggedIn && profile?.needs_factor && !WHILE_SETTING_UP.includes(path)) return 'set-up';
  if (FOR_VISITORS.includes(path) && isLoggedIn) return 'go-on';
  if (access === 'public') return 'show';
  if (!isLoggedIn) return 'login';
  if (access === 'login') return 'show';
  if (profile === null) return 'wait';
  return isAdministrator(profile) ? 'show' : 'not-found';
}
