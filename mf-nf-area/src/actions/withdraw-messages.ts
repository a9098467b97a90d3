/** Texts of the withdrawal. */
export const WITHDRAW_MESSAGES = {
  open: 'Withdraw application',
  possible: 'Until the preliminary report is issued.',
  done: 'The application is a draft again.',
  title: (facility: string) => `Withdraw the application of ${facility}`,
  effects: [
    'The application is a draft again: you can change it and submit it again.',
    'What was submitted, with its date and document, stays on record. What reviewers wrote is kept.',
    'Administrators, CARS and the reviewers are notified by email, with the reason.',
  ],
  hint: 'It is sent to them and shown in the history.',
} as const;
