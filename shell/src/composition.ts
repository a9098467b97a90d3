import type { ComposedRemote, Composition, PageEntry } from '@portal/portal-contract';
import { COMPOSITION_ELEMENT, findPage, patternsMeet } from '@portal/portal-contract';
import ownPages from '../pages.json';
import { normalizeRemote } from './normalize-remote';

let read: Composition | undefined;

/** Parses the composition in a page and normalises every remote for the shell. */
export function parseComposition(text: string): Composition {
  const parsed = JSON.parse(text) as Composition;
  const normalize = ([name, remote]: [string, unknown]) =>
    [name, normalizeRemote(name, remote, parsed.development?.includes(name) ?? false)] as const;
  return { ...parsed, remotes: Object.fromEntries(Object.entries(parsed.remotes).map(normalize)) };
}

/**
 * The composition of this tab, from the data block that the server wrote into the page. It stays the same until the
 * page is reloaded, so a tab never mixes two releases of a part.
 */
export function composition(): Composition {
  read ??= parseComposition(document.getElementById(COMPOSITION_ELEMENT)?.textContent ?? '');
  return read;
}

const BLOCK = new RegExp(`<script type="application/json" id="${COMPOSITION_ELEMENT}">([^<]*)</script>`);

/**
 * Fetches the current composition from the server and replaces one remote of this tab with its current release. Only
 * for a remote of which no code has run yet. Without an answer, nothing changes.
 */
export async function renewRemote(name: string, signal: AbortSignal): Promise<void> {
  // A preview must not receive the current release of a remote.
  if (composition().preview) return;
  try {
    const page = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' }, signal });
    const remote = parseComposition(BLOCK.exec(await page.text())?.[1] ?? '').remotes[name];
    if (remote) composition().remotes[name] = remote;
  } catch {
    // The user sees the same message as before and may retry.
  }
}

/** A page of a remote, with the remote that owns it. */
export interface RemotePageEntry {
  remote: ComposedRemote;
  page: PageEntry;
}

/** All pages of all released remotes, except those that would take a path of the shell. */
export const remotePages = ({ remotes }: Pick<Composition, 'remotes'>): RemotePageEntry[] =>
  Object.values(remotes).flatMap((remote) =>
    remote.remote.pages
      .filter(({ path }) => !ownPages.some((own) => patternsMeet(own.path, path)))
      .map((page) => ({ remote, page })),
  );

/** The page that matches a path; `null` if there is none. */
export function findRemotePage(from: Pick<Composition, 'remotes'>, path: string): RemotePageEntry | null {
  const entries = remotePages(from).map((entry) => ({ ...entry, path: entry.page.path }));
  const match = findPage(entries, path)?.page;
  return match ? { remote: match.remote, page: match.page } : null;
}

/** Names of remotes whose pages could not be read: any unknown path may belong to them. */
export const unreadableRemotes = ({ remotes }: Pick<Composition, 'remotes'>): string[] =>
  Object.values(remotes).flatMap(({ remote }) => (remote.pages.length === 0 ? [remote.name] : []));

/** Host of the map tiles without a varying subdomain; undefined if the portal serves them itself. */
export const tileHost = (tileUrl: string): string | undefined => /^https?:\/\/(?:\{s\}\.)?([^/:]+)/.exec(tileUrl)?.[1];
