import { useProfile } from '@portal/api-slice';
import type { MenuEntry } from '@portal/portal-contract';
import { useMemo } from 'react';
import { composition, remotePages } from '../composition';
import { OWN_PAGES } from '../own-pages';
import { menuFor } from './menu';

/** The menu of the current user: the entries of all remotes that the user may open. */
export function useMenu(): MenuEntry[] {
  const profile = useProfile();
  return useMemo(() => {
    const portal = composition();
    const entries = Object.values(portal.remotes).flatMap(({ remote }) => remote.menu);
    return menuFor(entries, [...remotePages(portal).map(({ page }) => page), ...OWN_PAGES], profile);
  }, [profile]);
}
