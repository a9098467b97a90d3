import { Chip } from '@portal/ui/core';
import { isDraft } from './evaluation-values';
import type { EditedEvaluation } from '@portal/domain';
import { EVALUATION_MESSAGES } from './messages';

export interface ComplianceMarkProps {
  evaluation: EditedEvaluation;
  /** The sign of a missing compliance. */
  none?: string;
}

/** The compliance of an evaluation, and whether it is a draft. */
export function ComplianceMark({ evaluation, none = EVALUATION_MESSAGES.none }: ComplianceMarkProps) {
  const { compliance } = evaluation;
  return (
    <span className="evaluation-mark">
      <Chip tone={compliance?.colour ?? 'neutral'}>{compliance?.name ?? none}</Chip>
      {isDraft(evaluation) && <span className="evaluation-draft">{EVALUATION_MESSAGES.draft}</span>}
    </span>
  );
}
