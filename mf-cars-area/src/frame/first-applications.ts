/** The applications offered before a search: the beginning of a list of thousands. */
export const FIRST = { start: 0, count: 25 } as const;
