import type { ReviewedApplication } from '@portal/domain';
import { assessedName } from '@portal/facilities';

/** The names of the evaluations whose upgrade plan is not assessed. */
export const unassessedNames = (application: ReviewedApplication): string[] =>
  application.plan_assessments
    .filter(({ assessment_date }) => assessment_date === null)
    .map((assessment) => assessedName(application, assessment));
