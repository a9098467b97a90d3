/** The applications offered before a search; the complete list may have thousands. */
export const FIRST = { start: 0, count: 25 } as const;
