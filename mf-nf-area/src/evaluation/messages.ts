import { REGULAR_EVALUATION_SETTINGS } from '@portal/domain';
import { counted } from '../quality/counted';

const { statement: MAX } = REGULAR_EVALUATION_SETTINGS.texts;

/** Texts of a regular evaluation for its facility. */
export const EVALUATION_MESSAGES = {
  page: {
    title: 'Regular evaluation',
    titleOf: (kind: string, year: number, acronym: string) => `${kind} ${year} of ${acronym}`,
    label: (acronym: string) => `Label and evaluation: ${acronym}`,
    loading: 'Loading the evaluation',
    failedTitle: 'The evaluation could not be loaded',
    failed: 'Please try again in a moment.',
    missingTitle: 'No such evaluation',
    missing: 'This evaluation does not exist, or it is not yours to read.',
    home: 'Go to the home page',
    indicators: 'Indicators',
    indicatorsHint: 'These figures are the basis of the evaluation.',
  },
  mend: {
    book: 'Open the test book',
    requests: 'Open the requests',
    wrong: 'A figure of the data centres. If it is wrong, say so in the statement.',
  },
  statement: {
    title: 'Statement of the facility',
    form: 'Statement of the facility',
    intro: (day: string) =>
      `Say what explains the figures, and what you plan. The statement is due on ${day}; the calibration centre reads it once you have sent it.`,
    over: (day: string) =>
      `The statement was due on ${day}. You can still send it until the calibration centre begins its review.`,
    field: 'Statement',
    hint: (left: number) =>
      left >= 0 ? `${left} of ${MAX} characters left.` : `${counted(-left, 'character', 'characters')} too many.`,
    missing: 'Required. If there is nothing to say, write that.',
    save: 'Save draft',
    send: 'Send the statement',
    unsaved: 'Unsaved changes are kept in this browser only. Save the draft to keep them in the portal.',
    draftSaved: 'The draft is saved. Only your facility reads it.',
    draftOnly: 'Only your facility reads a draft.',
    failed: { save: 'The draft was not saved', send: 'The statement was not sent' },
    problems: 'Not sent. Please correct:',
    correct: 'Please correct the marked field. What you typed is kept.',
    kept: 'What you typed is kept.',
    conflict: 'The statement was saved elsewhere in the meantime. Nothing was saved.',
    savedOnly: 'Your version was saved as the draft. Please look at it once more and send it then.',
    confirmTitle: 'Send the statement?',
    confirmQuestion: 'The calibration centre reads it and begins its review.',
    unknownFigures: (count: number) =>
      `${count === 1 ? '1 figure of the data centre is' : `${count} figures of the data centre are`} not known yet. What is imported later cannot be answered in the statement.`,
    irreversible: 'It cannot be changed afterwards.',
    sentOn: (day: string) => `Sent on ${day}`,
    none: 'No statement was sent.',
    awaited: (day: string) => `The statement of the facility is awaited until ${day}.`,
    unsent: 'What you typed is no part of the evaluation',
    unsentHint: 'The statement was sent elsewhere, or the review has begun. Your text is kept in this browser.',
    discard: 'Discard',
  },
  review: {
    waiting: 'The calibration centre reviews the evaluation. You read its outcome here once it is closed.',
    ended: 'The evaluation ended with the label, without an outcome.',
    title: 'Outcome',
    outcome: 'Outcome',
    conclusions: 'Conclusions',
    recommendations: 'Recommendations',
    report: 'Report (PDF)',
    reportOf: (what: string) => `Report (PDF): ${what}`,
    before: (year: number) => `Open the evaluation of ${year}`,
  },
  action: {
    title: 'Actions',
    form: 'What was done about an action',
    first: {
      step: 'Report as done',
      of: (action: string) => `Report as done: ${action}`,
    },
    again: {
      step: 'Correct the report',
      of: (action: string) => `Correct the report: ${action}`,
    },
    text: 'What was done',
    textHint: 'The calibration centre reads it and confirms the action.',
    problems: 'Not reported. Please correct:',
    failedTitle: 'The action was not reported',
    failed: 'Please try again in a moment.',
    cancel: 'Cancel',
  },
  later: { loading: 'Loading', failedTitle: 'The form could not be loaded', failed: 'Please try again in a moment.' },
} as const;
