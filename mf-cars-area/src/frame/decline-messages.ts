/** Texts for declining a component. */
export const DECLINE = {
  open: (component: string) => `Decline as ${component.toLowerCase()}`,
  title: 'Decline to review',
  kind: 'Why',
  kinds: [
    { value: 'false', label: 'I cannot review it' },
    { value: 'true', label: 'I have a conflict of interest with this facility' },
  ],
  reason: 'Reason',
  reasonHint: 'Only administrators read it.',
  effect:
    'The component has no reviewer then, and administrators are told. Drafts stay with it; what you submitted stays. With a conflict of interest you give back all that you review here, for good.',
  cancel: 'Cancel',
  send: 'Decline',
  problems: 'Not declined. Please correct:',
  failedTitle: 'The review was not declined',
  failed: 'What you typed is still here; please try again in a moment.',
} as const;
