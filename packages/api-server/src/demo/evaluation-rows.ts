import { componentOf } from '@portal/domain';
import type { StaffMember } from './accounts';
import type { Chooser } from './chooser';
import type { EvaluationRow } from './demo.store';
import type { Opinion } from './opinions';
import { DAYS_BEFORE_END, PROGRESS } from './progress';
import type { EvaluationState } from './progress';
import type { ProgressName } from './stories';
import { ADVICE, COMMENTS, DEVIATION, PRAISE } from './texts';
import { plusMinutes } from './timeline';

export interface Review {
  applicationId: string;
  progress: ProgressName;
  /** Time when the reviewers finished or last worked. */
  endedAt: Date;
  staffId: (member: StaffMember) => string;
  choose: Chooser;
}

const MINUTES_PER_DAY = 1440;

/** The evaluations of one round, according to its progress. */
export const evaluationRows = (opinions: readonly Opinion[], review: Review): EvaluationRow[] =>
  opinions.flatMap((opinion) => {
    const state = PROGRESS[review.progress][opinion.topic];
    return state ? [evaluationRow(opinion, state, review)] : [];
  });

function evaluationRow(opinion: Opinion, state: EvaluationState, review: Review): EvaluationRow {
  const { topic, targetKind, targetId, aspect, compliance, suggestion } = opinion;
  const at = plusMinutes(review.endedAt, -DAYS_BEFORE_END[topic] * MINUTES_PER_DAY);
  const { comments, recommendations } = textsOf(opinion, review.choose);
  return {
    applicationId: review.applicationId,
    targetKind,
    targetId,
    aspect,
    compliance,
    comments,
    recommendations: state === 'draft' ? null : recommendations,
    suggestion: state === 'submitted' ? suggestion : null,
    evaluatedAt: state === 'submitted' ? at : null,
    // Synergy has no component; administrators evaluate it.
    reviewerId: review.staffId(componentOf(topic) ?? 'administrator'),
    submittedAs: state === 'submitted' ? (componentOf(topic) ?? 'administrator') : null,
    createdAt: at,
    updatedAt: at,
  };
}

function textsOf({ topic, compliance, isMilder }: Opinion, choose: Chooser) {
  if (isMilder) return DEVIATION;
  return {
    comments: choose.pick(COMMENTS[topic][compliance]),
    recommendations: choose.pick(compliance === 'yes' ? PRAISE : ADVICE[topic]),
  };
}
