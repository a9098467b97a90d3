/** An address of the same content for programs. */
export interface Alternate {
  /** Media type. */
  type: string;
  title: string;
  path: string;
}

/** The metadata in the head of a page, for browsers, search engines and previews of links. */
export interface PageAbout {
  /** 404 for an existing page about a missing record, 429 for one that was asked for too often. */
  status: 200 | 404 | 429;
  /** Delay after which a retry is useful, s. */
  retryAfter?: number;
  /** Title for the tab and for previews. */
  title: string;
  /** Any length; it is truncated on output. */
  description: string;
  /** The one path under which the page is known; `null` for pages that should not be shared. */
  path: string | null;
  /** Path of a picture, and its alternative text. */
  picture: { path: string; alt: string } | null;
  alternates: readonly Alternate[];
  isForSearchEngines: boolean;
  /** The content as HTML, for readers without scripts; `null` for pages that only scripts render. */
  content: string | null;
  /** What readers without scripts see of a page that only scripts render, as HTML; `null` for most. */
  scriptless?: string | null;
  /** The content as linked data. */
  structured: object | null;
}

/** A description of the portal in one sentence. */
export const DESCRIPTION =
  'Certified aerosol remote-sensing facilities: their lidars and photometers, their labelling, and where they are on the map.';
