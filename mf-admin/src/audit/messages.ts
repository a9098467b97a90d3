const counted = (count: number, singular: string, plural: string) => `${count} ${count === 1 ? singular : plural}`;

/** Texts of the audit log. Sentences, kinds and field labels come from the domain. */
export const MESSAGES = {
  introduction: 'Everything that was changed in the portal, by whom and when, newest first. Times are UTC.',
  loading: 'Loading the audit log',
  failedTitle: 'The audit log could not be loaded',
  failed: 'Please try again in a moment.',
  emptyTitle: 'Nothing recorded yet',
  empty: 'Every change will appear here.',
  filters: {
    label: 'Filters',
    person: 'Person',
    anybody: 'Anyone',
    facility: 'Facility',
    anyFacility: 'Any facility',
    searchFacilities: 'Type to find one',
    kind: 'Kind',
    allKinds: 'All kinds',
    from: 'From',
    to: 'To',
    clear: 'Clear filters',
    export: 'CSV',
    peopleFailed: 'The people to choose from could not be loaded.',
    facilitiesFailed: 'The facilities to choose from could not be loaded.',
  },
  table: {
    caption: 'Changes',
    what: 'changes',
    search: 'Search the audit log',
    placeholder: 'Search...',
    columns: { at: 'Time (UTC)', what: 'What happened', facility: 'Facility', changes: 'Changes' },
    none: '–',
    changes: (count: number) => counted(count, 'change', 'changes'),
    becomes: 'becomes',
  },
} as const;
