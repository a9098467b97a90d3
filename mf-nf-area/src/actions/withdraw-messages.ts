/** The texts of a withdrawal. */
export const WITHDRAW_MESSAGES = {
  open: 'Withdraw application',
  possible: 'Until the preliminary report is issued.',
  tooLate: 'The preliminary report is issued, so it cannot be withdrawn any more.',
  title: (facility: string) => `Withdraw the application of ${facility}`,
  effects: [
    'The application is a draft again: you can change it and submit it again.',
    'What was submitted, with its date and document, stays on record. What reviewers wrote is kept.',
    'Administrators, CARS and the reviewers are told by e-mail, with the reason.',
  ],
  hint: 'It is sent to them and stands in the history.',
} as const;
