import type { PlanAssessmentCode } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { applications } from './applications';
import { createdAt, id, moment, updatedAt, version } from './columns';
import type { Aspect, EvaluationTargetKind } from './evaluations';

/**
 * The extent to which the upgrade plan answers an evaluation other than yes: a draft until `assessedAt` is set, frozen
 * from then on.
 */
export const planAssessments = pgTable(
  'plan_assessments',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    targetKind: text().$type<EvaluationTargetKind>().notNull(),
    /** Id of the instrument or the facility; no foreign key, as finished rounds outlive a deleted instrument. */
    targetId: uuid().notNull(),
    aspect: text().$type<Aspect>().notNull(),
    assessment: text().$type<PlanAssessmentCode>(),
    comments: text(),
    assessedAt: moment(),
    /** The user who saved the draft last; after submission, the user who submitted it. */
    reviewerId: uuid().references(() => users.id),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (assessment) => [
    unique('plan_assessments_aspect_key').on(
      assessment.applicationId,
      assessment.targetKind,
      assessment.targetId,
      assessment.aspect,
    ),
    index('plan_assessments_by_reviewer').on(assessment.reviewerId),
    check('plan_assessments_target', sql`${assessment.targetKind} in ('lidar', 'photometer', 'facility')`),
    check('plan_assessments_assessment', sql`${assessment.assessment} in ('accepted', 'partly', 'not_accepted')`),
    check('plan_assessments_submitted', sql`${assessment.assessedAt} is null or ${assessment.assessment} is not null`),
  ],
);
