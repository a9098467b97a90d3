/** Texts of the calendar. */
export const CALENDAR_MESSAGES = {
  loading: 'Loading the calendar',
  failedTitle: 'The calendar could not be loaded',
} as const;
