import type { TaskKind } from './task';

const BUTTONS: Readonly<Record<TaskKind, string>> = {
  invitation: 'Invite',
  application: 'Go to the first missing field',
  reviewers: 'Assign reviewers',
  evaluations: 'Evaluate',
  synergy: 'Evaluate',
  answer: 'Answer',
  'preliminary-report': 'Issue report',
  'upgrade-plan': 'Upload upgrade plan (PDF)',
  assessments: 'Assess',
  'plan-on-synergy': 'Assess',
  'final-report': 'Issue report',
  'final-report-on-plan': 'Issue report',
  conditions: 'Report as met',
  'met-conditions': 'Close',
  'due-tests': 'Open test book',
  'returned-test': 'Correct the test',
  'missing-configuration': 'Add configuration',
  'due-calibration': 'Open test book',
  'test-evaluations': 'Open inbox',
  'taken-test': 'Evaluate',
  'configuration-approval': 'Open test book',
  'slots-to-choose': 'Choose a slot',
  'question-to-answer': 'Answer the question',
  'new-request': 'Open request',
  'request-without-offer': 'Open request',
  'evaluation-statement': 'Write the statement',
  'evaluation-review': 'Review',
  'evaluation-action': 'Report as done',
  'reported-action': 'Confirm',
  'proposed-label': 'Record the decision',
  'proposed-suspension': 'Record the decision',
  'proposable-label': 'Propose the label',
  'ending-label': 'Propose the renewal',
};

/** All kinds of tasks. */
export const TASK_KINDS = Object.keys(BUTTONS) as readonly TaskKind[];

const SUBMIT = 'Submit application';

/** The button of a task, on the home page and on the page of its facility; `missing` counts the gaps of a draft. */
export const taskButton = (kind: TaskKind, missing = 0): string =>
  kind === 'application' && missing === 0 ? SUBMIT : BUTTONS[kind];
