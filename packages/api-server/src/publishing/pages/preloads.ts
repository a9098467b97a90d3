import type { CodeFiles, Release } from '@portal/portal-contract';
import { releaseUrl } from '@portal/portal-contract';
import type { MatchedPage, Portal } from './match-page';
import { matchPage } from './match-page';

/** A file that the page asks the browser to fetch at once. */
export interface Preload {
  as: 'script' | 'style' | 'font' | 'fetch';
  href: string;
  integrity?: string;
}

/** What a release names under a key of its own; names such as "constructor" are those of every object. */
const own = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** One file of a release, with what the browser must find in it. */
export function releaseFile(release: Release, path: string): { href: string; integrity: string } {
  const file = own(release.files, path);
  if (!file) throw new Error(`${release.name} has no file ${path}.`);
  return { href: releaseUrl(release.name, release.hash, path), integrity: file.integrity };
}

const preloadCode = (release: Release, { scripts, styles }: CodeFiles): Preload[] => [
  ...styles.map((path): Preload => ({ as: 'style', ...releaseFile(release, path) })),
  ...scripts.map((path): Preload => ({ as: 'script', ...releaseFile(release, path) })),
];

/** Public calls that the page will make first, with the parameters of the path put in. */
const preloadData = ({ page, params }: MatchedPage): Preload[] =>
  (page.data ?? []).map((call) => ({
    as: 'fetch',
    href: `/api${call.replaceAll(/:([A-Za-z]+)/g, (_all, name: string) => encodeURIComponent(own(params, name) ?? ''))}`,
  }));

const NO_FILES = { scripts: [], styles: [], shared: [] };

/** What a page needs beyond the shell's start: entry, chunks and styles of its remote, groups of the shell, its first data. */
function needsOf({ shell }: Portal, matched: MatchedPage): Preload[] {
  const { page, remote } = matched;
  const files = (remote && own(remote.pages, page.page)) ?? NO_FILES;
  const entry = remote ? preloadCode(remote, { scripts: [remote.entry], styles: [] }) : [];
  const ofShell = 'scripts' in page ? preloadCode(shell, page) : [];
  const ofPage = remote ? preloadCode(remote, files) : [];
  const groups = files.shared.flatMap((name) => preloadCode(shell, own(shell.shared, name) ?? NO_FILES));
  return [...entry, ...ofShell, ...ofPage, ...groups, ...preloadData(matched)];
}

/**
 * What the requested page needs, and the one that it goes on to at once. All of it starts with the HTML, so that nothing
 * waits for the script before it.
 */
export function preloadsOf(portal: Portal, matched: MatchedPage | null): Preload[] {
  const onward = matched?.page.leadsTo === undefined ? null : matchPage(portal, matched.page.leadsTo);
  const all = [matched, onward].flatMap((page) => (page ? needsOf(portal, page) : []));
  // Two groups may have a chunk in common.
  return [...new Map(all.map((preload) => [preload.href, preload])).values()];
}
