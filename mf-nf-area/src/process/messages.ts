/** Texts around the timeline of a facility. */
export const TIMELINE_MESSAGES = {
  loading: 'Loading the timeline',
  failedTitle: 'The timeline could not be loaded',
  failed: 'Please try again in a moment.',
} as const;
