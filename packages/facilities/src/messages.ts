/** The texts about facilities. Names of states and components come from the domain. */
export const MESSAGES = {
  reports: {
    title: 'National Facility Reports',
    search: 'Search table',
    placeholder: 'Search...',
    columns: { facility: 'National Facility', acceptance: 'Initial Acceptance' },
    of: (what: string, facility: string) => `${what} of ${facility}`,
    notYet: (what: string) => `${what}: not there yet`,
  },
  reviewers: {
    title: 'Choose reviewers',
    loading: 'Loading the people to choose from',
    failedTitle: 'The people to choose from could not be loaded',
    failed: 'Please try again in a moment.',
    none: 'Nobody chosen',
    noInstrument: (kind: string) => `Not needed: the facility has no ${kind}.`,
    roleGone: 'does not have the role any more',
    cancel: 'Cancel',
    save: 'Save reviewers',
    notSavedTitle: 'The reviewers were not saved',
    notSaved: 'Nothing has changed. Please try again in a moment.',
  },
} as const;
