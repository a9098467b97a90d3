/** How often a tab asks at most, ms. */
export const ASK_EVERY = 5 * 60_000;

/** When this document was loaded, and its composition with it. */
export const LOADED_AT = Date.now();

export interface NewsProps {
  /** Leaves the page, which keeps what was typed, and loads the document anew. */
  onReload: () => void;
}
