import { CATALOGUE } from '../errors/catalogue';
import { VALID_STATUSES, type QaTestStatus } from './test-status';

export type QaStep =
  | 'create'
  | 'save'
  | 'delete'
  | 'submit'
  | 'withdraw'
  | 'take'
  | 'release'
  | 'evaluate'
  | 'return'
  | 'conclude'
  | 'supersede'
  | 'revoke'
  | 'reinstate';

/** The facts about a test that its steps depend on. */
export interface QaTestFacts {
  /** Undefined before it is created. */
  testStatus?: QaTestStatus;
  /** The facility has an initial acceptance, if only a conditional one. */
  isAccepted?: boolean;
  /** The caller has taken the test into evaluation. */
  isTestEvaluator?: boolean;
  /** An evaluator has saved something. */
  hasEvaluationDraft?: boolean;
}

interface QaStepRow {
  /** The states in which the step is possible; `null` for one that begins a test. */
  from: readonly QaTestStatus[] | null;
  /** The resulting state; `null` if the step leaves it as it is, or the result decides. */
  to: QaTestStatus | null;
  /** A requirement in addition to the state. */
  needs?: (facts: QaTestFacts) => boolean;
  /** The sentence of the refusal. */
  refusal: string;
}

const OPEN = ['draft', 'returned'] as const;
const TAKEN = 'Only the evaluator who has taken this test can do that, and only during its evaluation.';
const byEvaluator = ({ isTestEvaluator }: QaTestFacts) => isTestEvaluator === true;

/**
 * The workflow of a test. Who may take which step is in the table of capabilities; rights are checked before the state.
 * The portal supersedes a test when a newer one of the same lidar, type and configuration has passed, and reinstates it
 * with the result that it had when the newer one is revoked.
 */
export const QA_STEPS: Record<QaStep, QaStepRow> = {
  create: {
    from: null,
    to: 'draft',
    needs: ({ isAccepted }) => isAccepted === true,
    refusal: 'QA tests start after the initial acceptance.',
  },
  save: { from: OPEN, to: null, refusal: 'This test was submitted, and cannot be changed now.' },
  delete: { from: ['draft'], to: null, refusal: 'Only a draft that was never submitted can be deleted.' },
  submit: { from: OPEN, to: 'submitted', refusal: 'This test was submitted already.' },
  withdraw: {
    from: ['submitted'],
    to: 'draft',
    needs: ({ hasEvaluationDraft }) => hasEvaluationDraft !== true,
    refusal: 'A test can be withdrawn after its submission and before its evaluation begins.',
  },
  take: {
    from: ['submitted'],
    to: 'in_evaluation',
    refusal: 'This test does not wait for its evaluation, or someone else has taken it.',
  },
  release: { from: ['in_evaluation'], to: 'submitted', refusal: 'This test is not in evaluation.' },
  evaluate: { from: ['in_evaluation'], to: null, needs: byEvaluator, refusal: TAKEN },
  return: { from: ['in_evaluation'], to: 'returned', needs: byEvaluator, refusal: TAKEN },
  conclude: { from: ['in_evaluation'], to: null, needs: byEvaluator, refusal: TAKEN },
  supersede: { from: VALID_STATUSES, to: 'superseded', refusal: 'Only a valid test can be superseded.' },
  revoke: { from: VALID_STATUSES, to: 'revoked', refusal: 'Only the result of a valid test can be revoked.' },
  reinstate: { from: ['superseded'], to: null, refusal: 'Only a superseded test can be reinstated.' },
};

/** Whether the state of a test allows a step. */
export function allowsQaStep(step: QaStep, facts: QaTestFacts): boolean {
  const { from, needs } = QA_STEPS[step];
  const isThere = from === null ? true : facts.testStatus !== undefined && from.includes(facts.testStatus);
  return isThere && needs?.(facts) !== false;
}

/** The refusal of a step that the state does not allow. */
export const qaRefusal = (step: QaStep) => ({
  status: 409 as const,
  code: CATALOGUE.notSaved.code,
  message: QA_STEPS[step].refusal,
});

/** The finding of an evaluator on one channel. */
export const QA_ASSESSMENTS = ['pass', 'pass_with_remark', 'fail', 'not_assessable'] as const;
export type QaAssessment = (typeof QA_ASSESSMENTS)[number];

/** The result of a test: the first of these that one of its channels has. */
export const OUTCOMES: readonly (readonly [QaAssessment, QaTestStatus])[] = [
  ['fail', 'failed'],
  ['not_assessable', 'not_assessable'],
  ['pass_with_remark', 'passed_with_remarks'],
];

/** The result of a test, from the assessments of its channels; nothing that was assessed is no pass. */
export const outcomeOf = (assessments: readonly QaAssessment[]): QaTestStatus =>
  assessments.length === 0
    ? 'not_assessable'
    : (OUTCOMES.find(([assessment]) => assessments.includes(assessment))?.[1] ?? 'passed');
