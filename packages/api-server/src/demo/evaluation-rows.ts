import { componentOf } from '@portal/domain';
import type { StaffMember } from './accounts';
import type { Chooser } from './chooser';
import type { EvaluationRow } from './demo.store';
import type { Judgement } from './judgements';
import { DAYS_BEFORE_END, PROGRESS } from './progress';
import type { VerdictState } from './progress';
import type { ProgressName } from './stories';
import { ADVICE, COMMENTS, DEVIATION, PRAISE } from './texts';
import { plusMinutes } from './timeline';

export interface Review {
  applicationId: string;
  progress: ProgressName;
  /** When the reviewers were done, or have worked last. */
  endedAt: Date;
  staffId: (member: StaffMember) => string;
  choose: Chooser;
}

const MINUTES_PER_DAY = 1440;

/** The verdicts of one round, as far as they are. */
export const evaluationRows = (judgements: readonly Judgement[], review: Review): EvaluationRow[] =>
  judgements.flatMap((judgement) => {
    const state = PROGRESS[review.progress][judgement.topic];
    return state ? [evaluationRow(judgement, state, review)] : [];
  });

function evaluationRow(judgement: Judgement, state: VerdictState, review: Review): EvaluationRow {
  const { topic, subjectKind, subjectId, aspect, compliance, suggestion } = judgement;
  const at = plusMinutes(review.endedAt, -DAYS_BEFORE_END[topic] * MINUTES_PER_DAY);
  const { comments, recommendations } = textsOf(judgement, review.choose);
  return {
    applicationId: review.applicationId,
    subjectKind,
    subjectId,
    aspect,
    compliance,
    comments,
    recommendations: state === 'draft' ? null : recommendations,
    suggestion: state === 'submitted' ? suggestion : null,
    evaluatedAt: state === 'submitted' ? at : null,
    // Synergy has no component of its own: administrators judge it.
    reviewerId: review.staffId(componentOf(topic) ?? 'administrator'),
    createdAt: at,
    updatedAt: at,
  };
}

function textsOf({ topic, compliance, isMilder }: Judgement, choose: Chooser) {
  if (isMilder) return DEVIATION;
  return {
    comments: choose.pick(COMMENTS[topic][compliance]),
    recommendations: choose.pick(compliance === 'yes' ? PRAISE : ADVICE[topic]),
  };
}
