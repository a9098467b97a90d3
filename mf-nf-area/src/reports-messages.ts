/** Texts of the page with reports. */
export const MESSAGES = {
  title: 'National Facility Reports',
  loading: 'Loading the reports',
  missingTitle: 'Not found',
  missing: 'Seems like there is no National Facility registered under your account. No reports to display.',
  login: 'Log in to see the reports of your facility',
  failedTitle: 'The reports could not be loaded',
  failed: 'Please try again in a moment.',
} as const;
