import type { PageEntry, RemoteRelease, ShellPage, ShellRelease } from '@portal/portal-contract';
import { findPage } from '@portal/portal-contract';

/** The parts of a portal that has its shell. */
export interface Portal {
  shell: ShellRelease;
  remotes: RemoteRelease[];
}

/** The page that a path asks for, and who owns it. */
export interface MatchedPage {
  page: PageEntry | ShellPage;
  params: Record<string, string>;
  /** Null when the page is the shell's own. */
  remote: RemoteRelease | null;
}

/** Name of the shell's page for paths without an owner. */
const NOT_FOUND = 'not-found';

/** Finds the page of a path: the shell's own, else the one of a remote that describes it best. */
export function matchPage({ shell, remotes }: Portal, path: string): MatchedPage | null {
  const own = findPage<PageEntry>(shell.pages, path);
  if (own) return { ...own, remote: null };
  const entries = remotes.flatMap((remote) =>
    remote.remote.pages.map((page) => ({ path: page.path, owned: { page, remote } })),
  );
  const found = findPage(entries, path);
  return found && { ...found.page.owned, params: found.params };
}

/** Whether a page is a document without any remote, as something secret is typed or shown there. */
export const isAlone = (matched: MatchedPage | null): boolean =>
  matched !== null && matched.remote === null && 'alone' in matched.page && matched.page.alone === true;

/** HTTP status of a page: the page that says "not found" is one as well. */
export const statusOf = (matched: MatchedPage | null) =>
  matched === null || (matched.remote === null && matched.page.page === NOT_FOUND) ? 404 : 200;

/** The pages of the shell that are worth finding; all others are steps on the way to another one. */
const SHELL_PAGES_TO_FIND: readonly string[] = ['privacy'];

/** Whether the menu offers this page to some only: it is open, and empty, for everybody else. */
const isOfSome = ({ remote }: RemoteRelease, { path }: { path: string }) =>
  remote.menu
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .some((link) => link.path === path && (link.permissions ?? []).length > 0);

/** Whether a page of a remote is meant for everybody. */
export const isForEverybody = (remote: RemoteRelease, page: PageEntry) =>
  page.access === 'public' && !isOfSome(remote, page);

/** Search engines index public pages whose paths have no private id, such as that of a link. */
export function isForSearchEngines(matched: MatchedPage | null): boolean {
  if (!matched || matched.page.path.includes(':')) return false;
  const { page, remote } = matched;
  return remote ? isForEverybody(remote, page) : SHELL_PAGES_TO_FIND.includes(page.page);
}
