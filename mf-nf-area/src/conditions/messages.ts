/** Texts for reporting a condition as met. */
export const CONDITION_MESSAGES = {
  open: 'Report as met',
  openOf: (text: string) => `Report as met: ${text}`,
  again: 'Change the report',
  againOf: (text: string) => `Change the report on: ${text}`,
  title: 'Report a condition as met',
  how: 'How it was met',
  hint: 'CARS is told by email, and closes the condition once it agrees.',
  planAnswers:
    'Report a condition as met once the upgrade plan answers it. The final report replaces the conditions of the preliminary report.',
  cancel: 'Cancel',
  send: 'Send to CARS',
  problems: 'Not sent. Please correct:',
  failedTitle: 'The report was not sent',
  failed: 'What you typed is still here; please try again in a moment.',
} as const;
