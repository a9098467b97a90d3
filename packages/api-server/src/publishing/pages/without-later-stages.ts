import type { MenuLink, RemoteRelease } from '@portal/portal-contract';
import { findPage } from '@portal/portal-contract';

/** The page of the shell that stands in for what is still to come. */
const UNDER_CONSTRUCTION = '/under-construction';

/**
 * A remote as an installation shows it that uses the initial acceptance only: without the pages of later stages. Links
 * of the menu to them open "Under construction".
 */
export function withoutLaterStages(release: RemoteRelease): RemoteRelease {
  const { pages, menu } = release.remote;
  const open = <Link extends Partial<Pick<MenuLink, 'path' | 'covers' | 'counts'>>>({
    covers,
    counts,
    ...link
  }: Link) =>
    link.path !== undefined && findPage(pages, link.path)?.page.stage !== undefined
      ? { ...link, path: UNDER_CONSTRUCTION }
      : { ...link, ...(covers !== undefined && { covers }), ...(counts && { counts }) };
  const entries = menu.map((entry) => ({
    ...open(entry),
    ...(entry.children && { children: entry.children.map(open) }),
  }));
  return { ...release, remote: { ...release.remote, pages: pages.filter(({ stage }) => !stage), menu: entries } };
}
