import type { Current } from '../releases/current';
import { isForEverybody } from './match-page';

/** Calls whose answers are meant to be taken away: open data, and the pictures of previews. */
const OPEN_CALLS = ['/api/open-data/', '/api/files/'];

const fixedPart = (path: string) => path.replace(/:.*/, '');

/** Where a page begins, as robots compare addresses: nothing that varies, and with or without a slash at the end. */
const beginning = (path: string) => fixedPart(path).replace(/(?<=.)\/$/, '');

/**
 * What robots may ask for: the pages for everybody with the data that these show, and nothing that people log in for.
 * Of two lines that fit an address, the longer one counts.
 */
export function robotsText({ remotes }: Pick<Current, 'remotes'>, publicUrl: string): string {
  const pages = remotes.flatMap((release) =>
    release.remote.pages.map((page) => ({ ...page, isOpen: isForEverybody(release, page) })),
  );
  const shown = pages.filter(({ isOpen }) => isOpen).flatMap(({ data }) => data ?? []);
  const allowed = [...OPEN_CALLS, ...shown.map((call) => `/api${fixedPart(call)}`)];
  const closed = ['/api/', ...pages.filter(({ isOpen }) => !isOpen).map(({ path }) => beginning(path))];
  return [
    'User-agent: *',
    ...new Set(allowed.map((path) => `Allow: ${path}`)),
    ...new Set(closed.map((path) => `Disallow: ${path}`)),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
