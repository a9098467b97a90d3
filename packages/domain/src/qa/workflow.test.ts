import { allowsQaStep, outcomeOf, qaRefusal, QA_STEPS, type QaAssessment, type QaStep } from './workflow';
import { isConcluded, QA_TEST_STATUSES, type QaTestStatus } from './test-status';

const GOOD = { isAccepted: true, isTestEvaluator: true, hasEvaluationDraft: false };

// Each step in each state; those that are not listed are refused.
test.each<[step: QaStep, from: QaTestStatus[], to: QaTestStatus | null]>([
  ['create', [...QA_TEST_STATUSES], 'draft'],
  ['save', ['draft', 'returned'], null],
  ['delete', ['draft'], null],
  ['submit', ['draft', 'returned'], 'submitted'],
  ['withdraw', ['submitted'], 'draft'],
  ['take', ['submitted'], 'in_evaluation'],
  ['release', ['in_evaluation'], 'submitted'],
  ['evaluate', ['in_evaluation'], null],
  ['return', ['in_evaluation'], 'returned'],
  ['conclude', ['in_evaluation'], null],
  ['supersede', ['passed', 'passed_with_remarks'], 'superseded'],
  ['revoke', ['passed', 'passed_with_remarks'], 'revoked'],
  ['reinstate', ['superseded'], null],
])('%s is possible in %j', (step, from, to) => {
  const allowed = QA_TEST_STATUSES.filter((testStatus) => allowsQaStep(step, { ...GOOD, testStatus }));
  expect([allowed, QA_STEPS[step].to]).toEqual([from, to]);
  expect(QA_STEPS[step].refusal).toMatch(/\.$/);
});

test.each<[why: string, step: QaStep, change: Partial<typeof GOOD>, testStatus: QaTestStatus]>([
  ['before the initial acceptance', 'create', { isAccepted: false }, 'draft'],
  ['once an evaluator has saved something', 'withdraw', { hasEvaluationDraft: true }, 'submitted'],
  ['by another evaluator', 'conclude', { isTestEvaluator: false }, 'in_evaluation'],
  ['by another evaluator', 'return', { isTestEvaluator: false }, 'in_evaluation'],
  ['by another evaluator', 'evaluate', { isTestEvaluator: false }, 'in_evaluation'],
])('%s: no %s', (_why, step, change, testStatus) => {
  expect(allowsQaStep(step, { ...GOOD, ...change, testStatus })).toBe(false);
});

test.each<[assessments: QaAssessment[], outcome: QaTestStatus]>([
  [['pass', 'pass'], 'passed'],
  [['pass', 'pass_with_remark'], 'passed_with_remarks'],
  [['pass_with_remark', 'not_assessable'], 'not_assessable'],
  [['not_assessable', 'fail', 'pass'], 'failed'],
  [[], 'not_assessable'],
])('%j: %s', (assessments, outcome) => {
  expect(outcomeOf(assessments)).toBe(outcome);
});

test('a refusal is a conflict with its sentence', () => {
  expect(qaRefusal('create')).toEqual({
    status: 409,
    code: 1003,
    message: 'QA tests start after the initial acceptance.',
  });
});

test('assessments are drafts until the test is concluded', () => {
  expect(QA_TEST_STATUSES.filter((status) => !isConcluded(status))).toEqual([
    'draft',
    'submitted',
    'in_evaluation',
    'returned',
  ]);
});
