import { LABEL_PAGES } from '@portal/domain';
import type { App, Settings } from '../../platform/process/app-types';
import { keptText, sendKeptText } from '../../platform/http/kept-text';
import { maxAge } from '../../labelling/open-data/max-age';
import type { DatedInstrument } from '../../labelling/open-data/open-data.store';
import type { Releases } from '../releases/open-releases';
import type { Current } from '../releases/current';
import { isForEverybody, isForSearchEngines } from './match-page';
import { escapeHtml } from '../../platform/html/escape';
import { instrumentPage } from '../../labelling/open-data/addresses';

/** A page for search engines. */
interface Entry {
  path: string;
  /** Time of the last change, if known. */
  changedAt?: Date;
}

/** The pages of the releases for search engines, without the trailing slash that some patterns have. */
function declaredPages({ shell, remotes }: Current): Entry[] {
  const ofShell = (shell?.pages ?? []).map((page) => ({ page, params: {}, remote: null }));
  const ofRemotes = remotes.flatMap((remote) => remote.remote.pages.map((page) => ({ page, params: {}, remote })));
  return [...ofRemotes, ...ofShell]
    .filter(isForSearchEngines)
    .map(({ page }) => ({ path: page.path.replace(/(?<=.)\/$/, '') }));
}

const entryTag = ({ path, changedAt }: Entry, publicUrl: string) => {
  const lastChange = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${lastChange}</url>`;
};

/** The sitemap (sitemaps.org 0.9): the public pages, the instruments of certified facilities, and the labels. */
const sitemapXml = (
  current: Current,
  { instruments, labels }: { instruments: readonly DatedInstrument[]; labels: readonly string[] | null },
  publicUrl: string,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...declaredPages(current)
      .filter(({ path }) => labels !== null || path !== LABEL_PAGES.publicList)
      .map((entry) => entryTag(entry, publicUrl)),
    ...instruments.map(({ kind, id, changedAt }) => entryTag({ path: instrumentPage(kind, id), changedAt }, publicUrl)),
    ...(labels ?? []).map((acronym) => entryTag({ path: LABEL_PAGES.public(acronym) }, publicUrl)),
    '</urlset>',
    '',
  ].join('\n');

/** Calls that robots may make: open data, and the pictures of previews. */
const OPEN_CALLS = ['/api/open-data/', '/api/open/labels', '/api/files/'];

const fixedPart = (path: string) => path.replace(/:.*/, '');

/** The fixed prefix of a path, without a trailing slash: robots compare addresses by prefix. */
const beginning = (path: string) => fixedPart(path).replace(/(?<=.)\/$/, '');

/**
 * The text of `robots.txt`: public pages and their data are allowed, pages behind the login are not. If two lines match
 * an address, the longer one applies.
 */
function robotsText({ remotes }: Pick<Current, 'remotes'>, publicUrl: string): string {
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

export interface RobotsDeps {
  releases: Pick<Releases, 'current'>;
  settings: Pick<Settings, 'publicUrl'>;
  now: () => Date;
  /** The instruments of certified facilities. */
  listInstruments: () => Promise<readonly DatedInstrument[]>;
  /** The acronyms of facilities with a label for search engines, valid or not; `null` if there are none for them here. */
  listLabels: () => Promise<readonly string[] | null>;
}

/** Robots return after hours, so a delay of an hour is acceptable, s. */
const KEPT = 3600;

/** Serves `robots.txt` and the sitemap. */
export async function robotsRoutes(
  app: App,
  { releases, settings, now, listInstruments, listLabels }: RobotsDeps,
): Promise<void> {
  const { publicUrl } = settings;
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${KEPT}`)
      .type('text/plain; charset=utf-8')
      .send(robotsText(await releases.current(), publicUrl)),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const [instruments, labels] = await Promise.all([listInstruments(), listLabels()]);
    return sendKeptText(request, reply, {
      text: keptText(sitemapXml(await releases.current(), { instruments, labels }, publicUrl)),
      // The instruments of a label that ends with the day are not listed on the next one.
      'cache-control': `public, max-age=${maxAge(now(), KEPT)}`,
      'content-type': 'application/xml; charset=utf-8',
    });
  });
}
