import { PLAN_ASSESSMENTS } from '@portal/domain';
import type { PlanAssessment } from '@portal/domain';
import { PLAN_MESSAGES as texts } from './messages';

/** An assessment in the form, with the version that it is based on. */
export interface AssessmentValues {
  assessment: string;
  comments: string;
  version: number;
}

/** The initial form values of an assessment. */
export const assessmentValues = ({ assessment, comments, version }: PlanAssessment): AssessmentValues => ({
  assessment: assessment ?? '',
  comments: comments ?? '',
  version,
});

/** The name of an assessment. */
export const assessmentName = (code: string | null) => PLAN_ASSESSMENTS.find((item) => item.code === code)?.name ?? '';

/** The differences between a saved assessment and the form, in words. */
export function assessmentDifferences(saved: PlanAssessment, typed: AssessmentValues) {
  const before = assessmentValues(saved);
  return [
    {
      label: texts.assessment,
      before: assessmentName(before.assessment),
      after: assessmentName(typed.assessment),
    },
    { label: texts.comments, before: before.comments, after: typed.comments.trim() },
  ].filter((difference) => difference.before !== difference.after);
}
