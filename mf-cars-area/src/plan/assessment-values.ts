import { PLAN_ASSESSMENTS } from '@portal/domain';
import type { PlanAssessment } from '@portal/domain';
import { PLAN_MESSAGES as texts } from './messages';

/** An assessment as it is typed, with the version that it is based on. */
export interface AssessmentValues {
  assessment: string;
  comments: string;
  version: number;
}

/** The values with which the form of an assessment starts. */
export const assessmentValues = ({ assessment, comments, version }: PlanAssessment): AssessmentValues => ({
  assessment: assessment ?? '',
  comments: comments ?? '',
  version,
});

/** The name of an assessment. */
export const assessmentName = (code: string | null) => PLAN_ASSESSMENTS.find((item) => item.code === code)?.name ?? '';

/** Where a saved assessment and the form differ, in words. */
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
