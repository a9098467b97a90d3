import { useIsLoggedIn, useProfile } from '@portal/api-slice';
import { composition } from '../composition';
import { PageLink } from '../preload/page-link';
import './way-back.css';

/**
 * The way back from a document that stands alone, which has no menu; absent where a menu is, and while the user must
 * first set up a second factor.
 */
export function WayBack() {
  const isLoggedIn = useIsLoggedIn();
  const isSettingUp = useProfile()?.needs_factor === true;
  if (!composition().alone || !isLoggedIn || isSettingUp) return null;
  return (
    <nav className="s-way-back" aria-label="Way back">
      <PageLink to="/">Back to the portal</PageLink>
      <span>Passwords and codes are typed on a page of their own, without the menu.</span>
    </nav>
  );
}
