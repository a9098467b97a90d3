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

/** Name of the shell's page for paths that nobody owns. */
const NOT_FOUND = 'not-found';

/** Finds the page of a path among those of the shell and of all remotes. */
export function matchPage({ shell, remotes }: Portal, path: string): MatchedPage | null {
  for (const owner of [null, ...remotes]) {
    const found = findPage<PageEntry>(owner ? owner.remote.pages : shell.pages, path);
    if (found) return { ...found, remote: owner };
  }
  return null;
}

/** HTTP status of a page: the page that says "not found" is one as well. */
export const statusOf = (matched: MatchedPage | null) =>
  matched === null || (matched.remote === null && matched.page.page === NOT_FOUND) ? 404 : 200;

/** Search engines are shown what everybody may see and what does not hang on an id that somebody was given. */
export const isForSearchEngines = (matched: MatchedPage | null) =>
  statusOf(matched) === 200 &&
  matched?.page.access === 'public' &&
  !matched.page.path.includes(':') &&
  matched.remote !== null;
