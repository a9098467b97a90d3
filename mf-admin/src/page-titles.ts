/** Titles of pages that others link to, beside their other texts, which a page with a link does not need. */
export const PAGE_TITLES = { audit: 'Audit log', releases: 'Releases', settings: 'Settings' } as const;
