/** Texts of the home page. Those of the map are in a separate file, since pages of instruments have a map too. */
export const MESSAGES = {
  home: {
    welcome: 'Certified aerosol remote-sensing facilities',
    introduction:
      'National facilities apply here to have their aerosol lidars and photometers accepted and labelled. The map shows every facility that has been accepted.',
    noAccount: 'Accounts are created by administrators. To join,',
    contactLink: 'contact us',
    greeting: (name: string) => `Welcome, ${name}`,
    loading: 'Loading your tasks',
    loadingFacility: 'Loading your facility',
    logInForReminders: 'Log in to change your reminders',
  },
  list: {
    title: 'Certified facilities',
    search: 'Search facilities',
    placeholder: 'Name, acronym, instrument …',
    columns: { name: 'Name', acronym: 'Acronym', type: 'Type', status: 'Status', instruments: 'Instruments' },
    show: (acronym: string) => `${acronym}: show on the map`,
    noPosition: 'not on the map',
    count: (shown: number, all: number) =>
      shown === all ? `${all} ${all === 1 ? 'facility' : 'facilities'}` : `${shown} of ${all} facilities`,
    more: (hidden: number) => `Show more (${hidden} not shown yet)`,
    loading: 'Loading facilities',
    emptyTitle: 'No certified facility yet',
    empty: 'Facilities appear here and on the map as soon as they hold initial acceptance or the label.',
    nothingTitle: 'No facility found',
    nothing: (search: string) => `No facility matches “${search}”. Check the spelling or try a shorter search.`,
    nothingFiltered: 'No facility has all that the filters ask for. Choose fewer, or another one.',
    clear: 'Show all facilities',
    failedTitle: 'The facilities could not be loaded',
    failed: 'Please try again in a moment.',
  },
  filters: {
    button: 'Filters',
    title: 'Filters of map and list',
    leftOut: 'A filter in the address matches no facility and is left out.',
  },
  openData: {
    download: 'Download all facilities:',
    geoJson: 'GeoJSON',
    csv: 'CSV',
    labels: 'All labels',
    check: 'Check a certificate',
  },
} as const;
