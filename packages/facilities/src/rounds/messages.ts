/** Texts about finished rounds. */
export const ROUND_MESSAGES = {
  title: 'Earlier rounds',
  loading: 'Loading the earlier rounds',
  failedTitle: 'The earlier rounds could not be loaded',
  failed: 'Please try again in a moment.',
  empty: 'There are no earlier rounds.',
  round: (round: number, ended: string | null) => `Round ${round}${ended === null ? '' : `, ended on ${ended}`}`,
  submitted: 'Submitted',
  evaluated: 'Latest report',
  preliminary: 'Preliminary Acceptance',
  final: 'Final Acceptance',
  reason: 'Why it was ended',
  of: (round: number) => `round ${round}`,
  documents: {
    submission: 'Submission',
    preliminary: 'Preliminary report',
    plan: 'Upgrade Plan',
    final: 'Final report',
  },
};
