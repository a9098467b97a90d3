/** Minimum interval between a tab's requests, in milliseconds. */
export const ASK_EVERY = 5 * 60_000;

/** The time when this document was loaded together with its composition. */
export const LOADED_AT = Date.now();

export interface NewsProps {
  /** Leaves the page, which stores its input, and reloads the document. */
  onReload: () => void;
}
