/** The applications that are offered before anybody types: of thousands, those that the list begins with. */
export const FIRST = { start: 0, count: 25 } as const;
