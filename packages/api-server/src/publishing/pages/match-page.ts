import type { PageEntry, RemoteRelease, ShellPage, ShellRelease } from '@portal/portal-contract';
import { findPage } from '@portal/portal-contract';

/** The parts of a portal that has its shell. */
export interface Portal {
  shell: ShellRelease;
  remotes: RemoteRelease[];
}

/** The page of a path, and its owner. */
export interface MatchedPage {
  page: PageEntry | ShellPage;
  params: Record<string, string>;
  /** Null when the page is the shell's own. */
  remote: RemoteRelease | null;
}

/** Name of the shell's page for paths without an owner. */
const NOT_FOUND = 'not-found';

/** Finds the page of a path: the shell's own, else the most specific one of a remote. */
export function matchPage({ shell, remotes }: Portal, path: string): MatchedPage | null {
  const own = findPage<PageEntry>(shell.pages, path);
  if (own) return { ...own, remote: null };
  const entries = remotes.flatMap((remote) =>
    remote.remote.pages.map((page) => ({ path: page.path, owned: { page, remote } })),
  );
  const found = findPage(entries, path);
  return found && { ...found.page.owned, params: found.params };
}

/** Whether a page is a document without any remote, because secrets are typed or shown there. */
export const isAlone = (matched: MatchedPage | null): boolean =>
  matched !== null && matched.remote === null && 'alone' in matched.page && matched.page.alone === true;

/** HTTP status of a page: 404 for the "not found" page too. */
export const statusOf = (matched: MatchedPage | null) =>
  matched === null || (matched.remote === null && matched.page.page === NOT_FOUND) ? 404 : 200;

/** The pages of the shell for search engines; all others only lead to another page. */
const SHELL_PAGES_TO_FIND: readonly string[] = ['privacy'];

/** Whether the menu offers this page to some only: it is open, and empty, for everybody else. */
const isOfSome = ({ remote }: RemoteRelease, { path }: { path: string }) =>
  remote.menu
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .some((link) => link.path === path && (link.permissions ?? []).length > 0);

/** Whether a page of a remote is for the general public. */
export const isForEverybody = (remote: RemoteRelease, page: PageEntry) =>
  page.access === 'public' && !isOfSome(remote, page);

/** Search engines index public pages whose paths have no private id, such as that of a one-time link. */
export function isForSearchEngines(matched: MatchedPage | null): boolean {
  if (!matched || matched.page.path.includes(':')) return false;
  const { page, remote } = matched;
  return remote ? isForEverybody(remote, page) : SHELL_PAGES_TO_FIND.includes(page.page);
}
