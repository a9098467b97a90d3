/** Texts of the choice between the user's own facilities. */
export const MESSAGES = {
  title: 'Please select National Facility',
  loading: 'Loading your facilities',
  columns: { acronym: 'National Facility', actions: 'Actions', name: 'Name', status: 'Status' },
  edit: 'Edit',
  /** For a facility that the user cannot change now. */
  view: 'View',
  of: (verb: string, acronym: string) => `${verb} ${acronym}`,
} as const;
