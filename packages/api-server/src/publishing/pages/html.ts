import type { Composition } from '@portal/portal-contract';
import { COMPOSITION_ELEMENT } from '@portal/portal-contract';
import { escapeHtml } from '../../platform/html/escape';
import { BAR_STYLES, previewBar } from '../previews/preview-bar';
import type { ShownPreview } from '../previews/show-preview';
import type { MatchedPage, Portal } from './match-page';
import { headTags } from './head-tags';
import type { PageAbout } from './page-about';
import { preloadsOf, releaseFile } from './preloads';
import type { Preload } from './preloads';

/** Shown after a delay (by the style sheet), until scripts replace it: over a slow line the program takes its time. */
const LOADING = 'The portal is loading …';
/** Shown later. */
const NOT_STARTED =
  'The portal has not started. Its program did not arrive, or not as it was released, and was not run. Please load the page again; if that does not help, tell the portal’s administrators.';

const NO_SCRIPTS = 'This portal needs JavaScript. Please allow it for this site.';
const NO_SCRIPTS_HERE = 'This is what the page says. Its map and the other pages of the portal need JavaScript.';

/** JSON for a data block: no content can end the block, since `<` never appears in it. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const attributes = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');

// Every file is fetched in the mode that checks integrity; a preload in another mode would cause a second fetch.
const preloadTag = ({ as, href, integrity }: Preload) =>
  `<link${attributes({ rel: 'preload', as, href, integrity, crossorigin: 'anonymous', type: as === 'font' ? 'font/woff2' : undefined })}>`;

const styleTag = (file: { href: string; integrity: string }) =>
  `<link${attributes({ rel: 'stylesheet', ...file, crossorigin: 'anonymous' })}>`;

const scriptTag = ({ href, integrity }: { href: string; integrity: string }) =>
  `<script${attributes({ src: href, integrity, crossorigin: 'anonymous', defer: '', fetchpriority: 'high' })}></script>`;

/** The content of one page. */
export interface PageContent {
  portal: Portal;
  composition: Composition;
  /** Null for a path without an owner. */
  matched: MatchedPage | null;
  about: PageAbout;
  /** Address of the portal, without a trailing slash. */
  publicUrl: string;
  /** The preview that the page belongs to. */
  preview?: ShownPreview | undefined;
}

/** The HTML of the portal for one path: no inline code, the composition as data, and preloads of all that it needs. */
export function pageHtml({ portal, composition, matched, about, publicUrl, preview }: PageContent): string {
  const { shell } = portal;
  const file = (path: string) => releaseFile(shell, path);
  const fonts = shell.start.fonts.map((path): Preload => ({ as: 'font', href: file(path).href }));
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(about, { title: composition.settings.title, publicUrl }),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...shell.start.styles.map((path) => styleTag(file(path))),
    // Programs get no bar, as it would cover the page that they inspect.
    ...(preview?.link ? [`<link rel="stylesheet" href="${BAR_STYLES}">`] : []),
    ...shell.start.scripts.map((path) => scriptTag(file(path))),
    ...[...preloadsOf(portal, matched), ...fonts].map(preloadTag),
    ...(about.structured ? [`<script type="application/ld+json">${escapeJson(about.structured)}</script>`] : []),
    `<script type="application/json" id="${COMPOSITION_ELEMENT}">${escapeJson(composition)}</script>`,
    '</head>',
    '<body>',
    // Scripts replace all of this when they render. What the page says comes first, for readers that run none.
    `<div id="root">${about.content ?? ''}<p class="p-loading-program">${LOADING}</p><p class="p-not-started">${NOT_STARTED}</p></div>`,
    `<noscript>${about.content === null ? NO_SCRIPTS : NO_SCRIPTS_HERE}${about.scriptless ?? ''}</noscript>`,
    ...(preview?.link ? [previewBar(preview)] : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
