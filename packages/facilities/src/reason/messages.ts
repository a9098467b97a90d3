/** Texts about undoing a step, which requires a reason. */
export const REASON_MESSAGES = {
  effects: 'What will happen',
  reason: 'Reason',
  cancel: 'Cancel',
  problems: 'Please correct:',
  failedTitle: 'Nothing was changed',
  failed: 'What you typed is still here; please try again in a moment.',
} as const;
