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
