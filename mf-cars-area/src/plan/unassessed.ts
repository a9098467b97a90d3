import type { ReviewedApplication } from '@portal/domain';
import { assessedName } from '@portal/facilities';

/** The evaluations on which the upgrade plan is not assessed, in words. */
export const unassessedNames = (application: ReviewedApplication): string[] =>
  application.plan_assessments
    .filter(({ assessment_date }) => assessment_date === null)
    .map((assessment) => assessedName(application, assessment));
