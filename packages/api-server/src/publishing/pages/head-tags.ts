import { shortened } from '@portal/domain';
import { escapeHtml } from '../../platform/html/escape';
import type { Alternate, PageAbout } from './page-about';

/** Characters of a description that previews and search results show; they cut longer ones. */
const LONGEST_DESCRIPTION = 200;
const LONGEST_TITLE = 120;

/** The tags that all pages share. */
interface Site {
  title: string;
  /** Address of the portal, without a trailing slash. */
  publicUrl: string;
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;

const alternateTag = ({ type, title, path }: Alternate) =>
  `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(path)}">`;

/** The tags for link previews (Open Graph, and the one tag that some sites require beside it). */
function previewTags({ title, description, path, picture }: PageAbout, site: Site): string[] {
  if (path === null) return [];
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.title),
    // The title of the front page means nothing outside the portal.
    meta('property', 'og:title', path === '/' ? site.title : shortened(title, LONGEST_TITLE)),
    meta('property', 'og:description', shortened(description, LONGEST_DESCRIPTION)),
    meta('property', 'og:url', site.publicUrl + path),
    ...(picture
      ? [
          meta('property', 'og:image', site.publicUrl + picture.path),
          meta('property', 'og:image:alt', shortened(picture.alt, LONGEST_TITLE)),
        ]
      : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
}

/** The metadata tags of a page's head. All values are escaped. */
export const headTags = (about: PageAbout, site: Site): string[] => [
  `<title>${escapeHtml(`${about.title} – ${site.title}`)}</title>`,
  meta('name', 'description', shortened(about.description, LONGEST_DESCRIPTION)),
  ...(about.isForSearchEngines ? [] : [meta('name', 'robots', 'noindex')]),
  ...(about.path === null ? [] : [`<link rel="canonical" href="${escapeHtml(site.publicUrl + about.path)}">`]),
  ...about.alternates.map(alternateTag),
  ...previewTags(about, site),
];
