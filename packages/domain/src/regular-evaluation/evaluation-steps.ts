import type { Party } from '../acceptance/party';
import { CATALOGUE } from '../errors/catalogue';

export const EVALUATION_KINDS = ['yearly', 'full'] as const;
export type EvaluationKind = (typeof EVALUATION_KINDS)[number];

/**
 * `facility_input`: the facility writes its statement; `in_review`: the centre reviews; `closed`: it has its outcome. An
 * evaluation of a label that has ended is `ended`, without an outcome.
 */
export const REGULAR_EVALUATION_STATUSES = ['facility_input', 'in_review', 'closed', 'ended'] as const;
export type RegularEvaluationStatus = (typeof REGULAR_EVALUATION_STATUSES)[number];

/** An evaluation of these is open: it has no outcome yet, and its label has not ended. */
export const OPEN_EVALUATION_STATUSES = [
  'facility_input',
  'in_review',
] as const satisfies readonly RegularEvaluationStatus[];
export type OpenEvaluationStatus = (typeof OPEN_EVALUATION_STATUSES)[number];

/** Whether an evaluation is open. */
export const isOpenEvaluation = (status: RegularEvaluationStatus): status is OpenEvaluationStatus =>
  (OPEN_EVALUATION_STATUSES as readonly RegularEvaluationStatus[]).includes(status);

/** What the list of evaluations is sorted by. */
export const EVALUATION_SORTS = ['facility', 'evaluation', 'period', 'state'] as const;
export type EvaluationSort = (typeof EVALUATION_SORTS)[number];

export const EVALUATION_OUTCOMES = ['continue', 'continue_with_actions', 'propose_suspension'] as const;
export type EvaluationOutcome = (typeof EVALUATION_OUTCOMES)[number];

export type RegularEvaluationStep = 'state' | 'review' | 'close' | 'report-action' | 'confirm-action';

/** The facts about a regular evaluation that its steps depend on. */
export interface RegularEvaluationFacts {
  evaluationStatus?: RegularEvaluationStatus;
  /** The days of the facility for its statement are over. */
  isStatementOverdue?: boolean;
  /** An evaluation of the facility is open. */
  isEvaluationOpen?: boolean;
  /** The label of the facility is granted or suspended today. */
  isLabelled?: boolean;
  /** An action of the evaluation is not confirmed. */
  hasOpenActions?: boolean;
}

interface EvaluationStepRow {
  from: readonly RegularEvaluationStatus[];
  needs?: (facts: RegularEvaluationFacts) => boolean;
  refusal: string;
}

/** When each step of a regular evaluation is possible. Who may take which one is in the table of capabilities. */
export const REGULAR_EVALUATION_STEPS: Record<RegularEvaluationStep, EvaluationStepRow> = {
  state: {
    from: ['facility_input'],
    refusal: 'The statement was sent, the centre reviews already, or the evaluation is over.',
  },
  review: {
    from: OPEN_EVALUATION_STATUSES,
    needs: ({ evaluationStatus, isStatementOverdue }) =>
      evaluationStatus === 'in_review' || isStatementOverdue === true,
    refusal: 'The facility has time for its statement, or the evaluation is over.',
  },
  close: {
    from: ['in_review'],
    refusal: 'Only an evaluation in review can be closed.',
  },
  'report-action': {
    from: ['closed'],
    needs: ({ hasOpenActions }) => hasOpenActions === true,
    refusal: 'No action is open.',
  },
  'confirm-action': {
    from: ['closed'],
    needs: ({ hasOpenActions }) => hasOpenActions === true,
    refusal: 'No action is open.',
  },
};

/** Whether the state of an evaluation allows a step. */
export function allowsEvaluationStep(step: RegularEvaluationStep, facts: RegularEvaluationFacts): boolean {
  const { from, needs } = REGULAR_EVALUATION_STEPS[step];
  return facts.evaluationStatus !== undefined && from.includes(facts.evaluationStatus) && needs?.(facts) !== false;
}

/** The refusal of a step that the state does not allow. */
export const evaluationRefusal = (step: RegularEvaluationStep) => ({
  status: 409 as const,
  code: CATALOGUE.notSaved.code,
  message: REGULAR_EVALUATION_STEPS[step].refusal,
});

/** Whose turn it is with a regular evaluation. */
export const EVALUATION_TURNS: Record<
  RegularEvaluationStatus,
  { pending_with: Extract<Party, 'facility' | 'cars' | 'nobody'>; sentence: string }
> = {
  facility_input: { pending_with: 'facility', sentence: 'Waiting for the statement of the facility.' },
  in_review: { pending_with: 'cars', sentence: 'Waiting for the centre to review and to close the evaluation.' },
  closed: { pending_with: 'nobody', sentence: 'The evaluation is closed.' },
  ended: { pending_with: 'nobody', sentence: 'The evaluation ended with the label.' },
};

/** An evaluation in words. */
export const EVALUATION_KIND_WORDS: Record<EvaluationKind, string> = {
  yearly: 'Yearly evaluation',
  full: 'Full evaluation',
};
export const EVALUATION_STATUS_WORDS: Record<RegularEvaluationStatus, string> = {
  facility_input: 'Statement of the facility',
  in_review: 'In review',
  closed: 'Closed',
  ended: 'Ended with the label',
};
export const EVALUATION_OUTCOME_WORDS: Record<EvaluationOutcome, string> = {
  continue: 'Continue',
  continue_with_actions: 'Continue with actions',
  propose_suspension: 'Suspension proposed',
};
