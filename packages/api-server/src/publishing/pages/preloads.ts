import type { CodeFiles, Release } from '@portal/portal-contract';
import { hasParameter, releaseUrl } from '@portal/portal-contract';
import type { MatchedPage, Portal } from './match-page';
import { matchPage } from './match-page';

/** A file that the page asks the browser to fetch at once. */
export interface Preload {
  as: 'script' | 'style' | 'font' | 'fetch';
  href: string;
  integrity?: string;
}

/** The value of an own key; every object inherits names such as "constructor". */
const own = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The address of one file of a release, with its integrity hash. */
export function releaseFile(release: Release, path: string): { href: string; integrity: string } {
  const file = own(release.files, path);
  if (!file) throw new Error(`${release.name} has no file ${path}.`);
  return { href: releaseUrl(release.name, release.hash, path), integrity: file.integrity };
}

const preloadCode = (release: Release, { scripts, styles }: CodeFiles): Preload[] => [
  ...styles.map((path): Preload => ({ as: 'style', ...releaseFile(release, path) })),
  ...scripts.map((path): Preload => ({ as: 'script', ...releaseFile(release, path) })),
];

/**
 * The public calls about the record that the page shows, with the parameters of the path filled in. Lists are not among
 * them: they can be longer than the program, whose first words need none, so the shell asks for them once it runs.
 */
const preloadData = ({ page, params }: MatchedPage): Preload[] =>
  (page.data ?? []).filter(hasParameter).map((call) => ({
    as: 'fetch',
    href: `/api${call.replaceAll(/:([A-Za-z]+)/g, (_all, name: string) => encodeURIComponent(own(params, name) ?? ''))}`,
  }));

const NO_FILES = { scripts: [], styles: [], shared: [] };

/** The preloads of a page beside the shell: entry, chunks, styles of its remote, groups of the shell, first data. */
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
 * The preloads of the requested page and of the one that it redirects to at once. All of them start with the HTML, so
 * that none waits for a script.
 */
export function preloadsOf(portal: Portal, matched: MatchedPage | null): Preload[] {
  const onward = matched?.page.leadsTo === undefined ? null : matchPage(portal, matched.page.leadsTo);
  const all = [matched, onward].flatMap((page) => (page ? needsOf(portal, page) : []));
  // Two groups may share a chunk.
  return [...new Map(all.map((preload) => [preload.href, preload])).values()];
}
