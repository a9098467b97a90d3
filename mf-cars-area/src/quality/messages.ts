/** Texts of the calibration centre's pages about quality assurance and support. */
export const CENTRE_MESSAGES = {
  title: 'Schedule Support',
  labels: 'Labels of the network',
  loading: 'Loading',
  failed: 'Please try again in a moment.',
  close: 'Close',
  cancel: 'Cancel',
  none: '–',
  later: { loading: 'Loading', failedTitle: 'This could not be loaded', failed: 'Please try again in a moment.' },
  taker: { by: (who: string) => `Taken by ${who}`, you: 'you', unnamed: 'a former member of the centre' },
  tabs: {
    label: 'Schedule Support',
    inbox: 'Inbox',
    network: 'Network',
    calendar: 'Calendar',
    campaigns: 'Campaigns',
  },
} as const;
