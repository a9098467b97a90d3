/** An address that leads to the same for programs. */
export interface Alternate {
  /** Media type. */
  type: string;
  title: string;
  path: string;
}

/** The metadata in the head of a page, for browsers, search engines and previews of links. */
export interface PageAbout {
  /** 404 for a page that is there of something that is not. */
  status: 200 | 404;
  /** What the page shows, for the tab and for previews. */
  title: string;
  /** Any length; it is cut where it is written. */
  description: string;
  /** The one path under which the page is known; `null` for pages that should not be shared. */
  path: string | null;
  /** Path of a picture, and its alternative text. */
  picture: { path: string; alt: string } | null;
  alternates: readonly Alternate[];
  isForSearchEngines: boolean;
  /** What the page says as HTML, for who reads it without scripts; `null` for pages that only scripts make. */
  content: string | null;
  /** The same as linked data. */
  structured: object | null;
}

/** What the portal is, in a sentence. */
export const DESCRIPTION =
  'Certified aerosol remote-sensing facilities: their lidars and photometers, their labelling, and where they are on the map.';
