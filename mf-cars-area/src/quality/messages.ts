/** Texts of the calibration centre's pages about quality assurance and support. */
export const CENTRE_MESSAGES = {
  title: 'Schedule Support',
  loading: 'Loading',
  failed: 'Please try again in a moment.',
  close: 'Close',
  cancel: 'Cancel',
  none: '–',
  later: { loading: 'Loading', failedTitle: 'This could not be loaded', failed: 'Please try again in a moment.' },
  tabs: {
    label: 'Schedule Support',
    inbox: 'Inbox',
    network: 'Network',
    calendar: 'Calendar',
    campaigns: 'Campaigns',
  },
} as const;
