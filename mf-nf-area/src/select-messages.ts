/** Texts of the choice between the user's own facilities. */
export const MESSAGES = {
  title: 'Please select National Facility',
  loading: 'Loading your facilities',
  columns: { acronym: 'National Facility', actions: 'Actions' },
  edit: 'Edit',
  editOf: (acronym: string) => `Edit ${acronym}`,
} as const;
