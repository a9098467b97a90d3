/** Texts about reports and other documents. */
export const MESSAGES = {
  title: 'National Facility Reports',
  search: 'Search table',
  placeholder: 'Search...',
  columns: {
    facility: 'National Facility',
    acceptance: 'Initial Acceptance',
    label: 'Label',
    evaluation: 'Evaluation',
  },
  labels: {
    none: 'No label',
    valid: (until: string) => `Valid until ${until}`,
    ahead: 'Granted, not yet valid',
    suspended: 'Suspended',
    withdrawn: 'Withdrawn',
    expired: (until: string) => `Expired, was valid until ${until}`,
  },
  evaluationOf: (year: number, what: string) => `${year}: ${what}`,
  what: 'facilities',
  of: (what: string, facility: string) => `${what} of ${facility}`,
  none: '–',
  notYet: (what: string) => `${what}: not there yet`,
  download: (what: string) => `Download ${what.toLowerCase()}`,
} as const;
