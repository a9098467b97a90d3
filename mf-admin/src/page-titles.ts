/**
 * Titles of pages that other pages link to. They are separate from the pages' other texts, which a page with a link
 * does not need.
 */
export const PAGE_TITLES = { audit: 'Audit log', releases: 'Releases', settings: 'Settings' } as const;
