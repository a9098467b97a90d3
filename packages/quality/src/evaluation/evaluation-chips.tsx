import type { EvaluationOutcome, RegularEvaluationStatus } from '@portal/domain';
import { EVALUATION_OUTCOME_WORDS, EVALUATION_STATUS_WORDS } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import type { Tone } from '@portal/ui/core';
import '../quality.css';

const STATUS_TONES: Record<RegularEvaluationStatus, Tone> = {
  facility_input: 'warning',
  in_review: 'info',
  closed: 'success',
  ended: 'neutral',
};

const OUTCOME_TONES: Record<EvaluationOutcome, Tone> = {
  continue: 'success',
  continue_with_actions: 'warning',
  propose_suspension: 'danger',
};

/** The state of a regular evaluation. */
export const EvaluationChip = ({ status }: { status: RegularEvaluationStatus }) => (
  <span className="qa-whole">
    <Chip tone={STATUS_TONES[status]}>{EVALUATION_STATUS_WORDS[status]}</Chip>
  </span>
);

/** The outcome of a regular evaluation. */
export const OutcomeChip = ({ outcome }: { outcome: EvaluationOutcome }) => (
  <span className="qa-whole">
    <Chip tone={OUTCOME_TONES[outcome]}>{EVALUATION_OUTCOME_WORDS[outcome]}</Chip>
  </span>
);
