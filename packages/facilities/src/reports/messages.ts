/** Texts about reports and other documents. */
export const MESSAGES = {
  title: 'National Facility Reports',
  search: 'Search table',
  placeholder: 'Search...',
  columns: { facility: 'National Facility', acceptance: 'Initial Acceptance' },
  what: 'facilities',
  of: (what: string, facility: string) => `${what} of ${facility}`,
  none: '–',
  notYet: (what: string) => `${what}: not there yet`,
  download: (what: string) => `Download ${what.toLowerCase()}`,
} as const;
