import { escapeHtml } from '../../platform/html/escape';
import { instrumentPage } from '../../labelling/open-data/addresses';
import type { DatedInstrument } from '../../labelling/open-data/open-data.store';
import type { Current } from '../releases/current';
import { isForSearchEngines } from './match-page';

/** A page that search engines should know of. */
interface Entry {
  path: string;
  /** When it last changed, where that is known. */
  changedAt?: Date;
}

/** The pages of the releases that search engines are shown, without the slash at the end that some patterns have. */
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

/** The sitemap (sitemaps.org 0.9): the pages for everybody, and those of the instruments of certified facilities. */
export const sitemapXml = (current: Current, instruments: readonly DatedInstrument[], publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...declaredPages(current).map((entry) => entryTag(entry, publicUrl)),
    ...instruments.map(({ kind, id, changedAt }) => entryTag({ path: instrumentPage(kind, id), changedAt }, publicUrl)),
    '</urlset>',
    '',
  ].join('\n');
