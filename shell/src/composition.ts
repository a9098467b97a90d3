import type { ComposedRemote, Composition, PageEntry } from '@portal/portal-contract';
import { COMPOSITION_ELEMENT, findPage } from '@portal/portal-contract';

let read: Composition | undefined;

/**
 * What makes up the portal in this tab, from the data block that the server wrote into the page. It stays the same until
 * the page is loaded again, so a tab never mixes two releases.
 */
export function composition(): Composition {
  read ??= JSON.parse(document.getElementById(COMPOSITION_ELEMENT)?.textContent ?? '') as Composition;
  return read;
}

/** A page of a remote, and the remote that owns it. */
export interface RemotePageEntry {
  remote: ComposedRemote;
  page: PageEntry;
}

/** All pages of all released remotes: what there is to route to. */
export const remotePages = ({ remotes }: Pick<Composition, 'remotes'>): RemotePageEntry[] =>
  Object.values(remotes).flatMap((remote) => remote.remote.pages.map((page) => ({ remote, page })));

/** The page that owns a path; null when no remote does. */
export function findRemotePage(from: Pick<Composition, 'remotes'>, path: string): RemotePageEntry | null {
  const entries = remotePages(from).map((entry) => ({ ...entry, path: entry.page.path }));
  const found = findPage(entries, path)?.page;
  return found ? { remote: found.remote, page: found.page } : null;
}
