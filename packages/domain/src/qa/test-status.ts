import { QA_SETTINGS } from './settings';

/** States of a test. */
export const QA_TEST_STATUSES = [
  'draft',
  'submitted',
  'in_evaluation',
  'returned',
  'passed',
  'passed_with_remarks',
  'failed',
  'not_assessable',
  'superseded',
  'revoked',
] as const;
export type QaTestStatus = (typeof QA_TEST_STATUSES)[number];

/** States of a test whose result counts. */
export const VALID_STATUSES = ['passed', 'passed_with_remarks'] as const satisfies readonly QaTestStatus[];

/** States of a test that is with the centre. */
export const STATUSES_AT_CENTRE = ['submitted', 'in_evaluation'] as const satisfies readonly QaTestStatus[];

const isOneOf = (statuses: readonly QaTestStatus[]) => (status: QaTestStatus) => statuses.includes(status);

/** Whether a test passed, with remarks or without, and no newer one supersedes it. */
export const isValidStatus = isOneOf(VALID_STATUSES);

/** Whether a test is with the centre. */
export const isAtCentre = isOneOf(STATUSES_AT_CENTRE);

/** Whether a test that has been with the centre for a number of days is late there. */
export const isLateAfter = (days: number): boolean => days > QA_SETTINGS.due.centreGrace;

const CONCLUDED: readonly QaTestStatus[] = [
  'passed',
  'passed_with_remarks',
  'failed',
  'not_assessable',
  'superseded',
  'revoked',
];

/** Whether the result of a test is given, and with it its assessments are no longer drafts. */
export const isConcluded = (status: QaTestStatus): boolean => CONCLUDED.includes(status);
