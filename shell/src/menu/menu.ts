import { canAny, isAdministrator } from '@portal/domain';
import type { Profile } from '@portal/domain';
import type { MenuEntry, MenuLink, PageEntry } from '@portal/portal-contract';
import { findPage } from '@portal/portal-contract';

/**
 * The entries that a user sees, in order. A link is shown to holders of any of its permissions, unless its page would
 * be refused; a section is shown if any of its links is.
 */
export function menuFor(
  entries: readonly MenuEntry[],
  pages: readonly PageEntry[],
  profile: Profile | null,
): MenuEntry[] {
  const isShown = ({ path, permissions = [] }: Pick<MenuLink, 'path' | 'permissions'>) =>
    canAny(profile, permissions) &&
    (isAdministrator(profile) || findPage(pages, path)?.page.access !== 'administrator');

  return entries
    .toSorted((a, b) => a.order - b.order)
    .flatMap((entry) => {
      if (!entry.children) return entry.path !== undefined && isShown({ ...entry, path: entry.path }) ? [entry] : [];
      const children = entry.children.filter(isShown);
      return children.length > 0 ? [{ ...entry, children }] : [];
    });
}
