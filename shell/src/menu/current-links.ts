import type { MenuEntry, MenuLink } from '@portal/portal-contract';
import type { Crumb } from '@portal/ui/core';
import { isWithin } from './is-within';

type Link = Pick<MenuLink, 'path' | 'covers'>;

const linksOf = (entries: readonly MenuEntry[]): Link[] =>
  entries.flatMap(({ path, children = [] }) => (path === undefined ? children : [{ path }]));

type Rule = (link: Link) => boolean;

/** The links to the pages of a trail, the lowest first. */
const linksTo = (crumbs: readonly Crumb[]): Rule[] =>
  crumbs.toReversed().map(
    (crumb) =>
      ({ path }) =>
        isWithin(crumb.path, path),
  );

/** The page's own links, then those of the list that its trail names, so that trail and menu agree. */
function rulesFor(pathname: string, trail: readonly Crumb[]): Rule[] {
  const [home, lists] = [trail.filter(({ path }) => path === '/'), trail.filter(({ path }) => path !== '/')];
  return [
    ({ path }) => isWithin(pathname, path),
    ...linksTo(lists),
    ({ covers }) => covers !== undefined && isWithin(pathname, covers),
    // Home is above every page, so it says least.
    ...linksTo(home),
  ];
}

/** The paths of the links that are marked as current on a page with this trail; two links to one page say nothing. */
export function currentLinks(entries: readonly MenuEntry[], pathname: string, trail: readonly Crumb[]): string[] {
  const links = linksOf(entries);
  const isOnly = ({ path }: Link) => links.filter((link) => link.path === path).length === 1;
  for (const isCurrent of rulesFor(pathname, trail)) {
    const found = links.filter(isCurrent);
    if (found.length > 0) return found.filter(isOnly).map(({ path }) => path);
  }
  return [];
}
