import { row } from './access-rules';
import type { CapabilityTable } from './access-rules';

const READERS = row(401, 'asTestOwner', 403, 'onceAccepted', 'onceAccepted', 'yes', 'public', 'yes');
/** Readers of one test and of its files. */
export const TEST_READERS = row(
  401,
  'asTestOwner',
  403,
  'onceAccepted',
  'onceAccepted',
  'yes',
  'onceTestConcluded',
  'yes',
);
const KEEPERS = row(401, 'yes', 403, 403, 403, 'yes', 403, 'yes');
/** Administrators do not stand in for a facility, unless they own it. */
const EDITORS = row(401, 'whileTestIsOpen', 403, 403, 403, 'whileTestIsOpenOnBehalf', 403, 403);
const OWNERS = (rule: 'whileTestIsDeletable' | 'whileTestIsSubmittable' | 'whileTestIsWithdrawable') =>
  row(401, rule, 403, 403, 403, 403, 403, 403);
const EVALUATORS = ['evaluate-qa-qc-test'] as const;
/** Granted by the permission to evaluate tests, never for one's own facility. */
const evaluators = (rule: 'whileTestIsSubmitted' | 'asTestEvaluator') =>
  ({ ...row(401, 403, 403, 403, 403, 403, 403, rule), also: EVALUATORS, isDecision: true }) as const;

/** Granted by the permissions to evaluate tests and to issue reports together, never for one's own facility. */
const approvers = (rule: 'whileApprovable' | 'whileApproved' | 'whileSuspended') =>
  ({ ...row(401, 403, 403, 403, 403, 403, 403, rule), also: EVALUATORS, isDecision: true }) as const;

/** The test book: configurations, the log book, and the quality assurance tests. */
export const QA_CAPABILITIES = {
  'test-book.read': READERS,
  'test-book.read-network': {
    ...row(401, 403, 403, 403, 403, 'yes', 403, 'yes'),
    also: ['evaluate-qa-qc-test', 'schedule-qa-qc-test'],
  },
  'lidar-configuration.read': READERS,
  'lidar-configuration.save': KEEPERS,
  'lidar-configuration.read-operational': READERS,
  'lidar-configuration.read-approval': READERS,
  'lidar-configuration.list-changes': row(401, 403, 403, 'yes', 'yes', 'yes', 'yes', 'yes'),
  'lidar-configuration.approve': approvers('whileApprovable'),
  'lidar-configuration.suspend': approvers('whileApproved'),
  'lidar-configuration.reinstate': approvers('whileSuspended'),
  'lidar-configuration.retire': row(401, 'whileInUseByFacility', 403, 403, 403, 'whileInUse', 403, 'whileInUse'),
  'instrument-event.add': KEEPERS,
  'instrument-event.strike': KEEPERS,
  'qa-test.list': {
    ...row(401, 403, 403, 403, 403, 'yes', 403, 'yes'),
    also: ['evaluate-qa-qc-test', 'schedule-qa-qc-test'],
  },
  'data-feedback.report': row(401, 403, 403, 403, 403, 403, 'yes', 'yes'),
  'photometer-calibration.read': READERS,
  'photometer-calibration.add': KEEPERS,
  'photometer-calibration.edit': KEEPERS,
  'qa-test.create': row(401, 'whileTestsBegin', 403, 403, 403, 'whileTestsBeginOnBehalf', 403, 403),
  'qa-test.read': TEST_READERS,
  'qa-test.read-report': row(
    401,
    'onceTestConcluded',
    403,
    'onceTestConcluded',
    'onceTestConcluded',
    'onceTestConcluded',
    'onceTestConcluded',
    'onceTestConcluded',
  ),
  'qa-test.save': {
    ...row(401, 'yes', 403, 403, 403, 'yes', 403, 'yes'),
    also: EVALUATORS,
    parts: { test: EDITORS, evaluation: evaluators('asTestEvaluator') },
  },
  'qa-test.edit-files': EDITORS,
  'qa-test.delete': OWNERS('whileTestIsDeletable'),
  'qa-test.submit': OWNERS('whileTestIsSubmittable'),
  'qa-test.withdraw': OWNERS('whileTestIsWithdrawable'),
  'qa-test.take': evaluators('whileTestIsSubmitted'),
  // No decision: an evaluator who has become owner or deputy meanwhile leaves the test to others.
  'qa-test.release': row(401, 403, 403, 403, 403, 'asTestEvaluator', 403, 'whileTestIsInEvaluation'),
  'qa-test.return': evaluators('asTestEvaluator'),
  'qa-test.conclude': evaluators('asTestEvaluator'),
  'qa-test.revoke': row(401, 403, 403, 403, 403, 403, 403, 'whileTestIsValid'),
} as const satisfies CapabilityTable;
