import type { ComposedRemote, Composition, PageEntry } from '@portal/portal-contract';
import { COMPOSITION_ELEMENT, findPage } from '@portal/portal-contract';
import { normalizeRemote } from './normalize-remote';

let read: Composition | undefined;

/** A composition as it stands in a page, with every remote in a form that the shell can use. */
export function parseComposition(text: string): Composition {
  const found = JSON.parse(text) as Composition;
  const mend = ([name, remote]: [string, unknown]) =>
    [name, normalizeRemote(name, remote, found.development?.includes(name) ?? false)] as const;
  return { ...found, remotes: Object.fromEntries(Object.entries(found.remotes).map(mend)) };
}

/**
 * What makes up the portal in this tab, from the data block that the server wrote into the page. It stays the same until
 * the page is loaded again, so a tab never mixes two releases of a part.
 */
export function composition(): Composition {
  read ??= parseComposition(document.getElementById(COMPOSITION_ELEMENT)?.textContent ?? '');
  return read;
}

const BLOCK = new RegExp(`<script type="application/json" id="${COMPOSITION_ELEMENT}">([^<]*)</script>`);

/**
 * Asks the server what the portal is made of now, and puts one remote of that in the place of the one that this tab has.
 * Only for a remote of which nothing has run here. Without an answer everything stays as it is.
 */
export async function renewRemote(name: string, signal: AbortSignal): Promise<void> {
  try {
    const page = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' }, signal });
    const remote = parseComposition(BLOCK.exec(await page.text())?.[1] ?? '').remotes[name];
    if (remote) composition().remotes[name] = remote;
  } catch {
    // The person is told the same as before, and may ask again.
  }
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

/** Names of remotes whose pages nobody knows: any path that is not found may be theirs. */
export const unreadableRemotes = ({ remotes }: Pick<Composition, 'remotes'>): string[] =>
  Object.values(remotes).flatMap(({ remote }) => (remote.pages.length === 0 ? [remote.name] : []));
