import { EVALUATION_FIELDS, type EvaluatorRole, type LidarAspect, type PhotometerAspect } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications';
import { createdAt, id, moment, updatedAt, version } from './columns';
import { recordColumns } from './record-columns';
import { users } from './accounts';

/** The target of an evaluation: an instrument, or the facility as a whole (synergy, all lidars, all photometers). */
export type EvaluationTargetKind = 'lidar' | 'photometer' | 'facility';

/** Instruments have their aspects, the facility has one evaluation each on synergy, all lidars and all photometers. */
export type Aspect = LidarAspect | PhotometerAspect | 'synergy' | 'lidar' | 'photometer';

/** The evaluation of one aspect of one target in one round: a draft until `evaluatedAt` is set, frozen from then on. */
export const evaluations = pgTable(
  'evaluations',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    targetKind: text().$type<EvaluationTargetKind>().notNull(),
    /** Id of the instrument or the facility; no foreign key, as finished rounds outlive a deleted instrument. */
    targetId: uuid().notNull(),
    aspect: text().$type<Aspect>().notNull(),
    ...recordColumns(EVALUATION_FIELDS),
    /** The suggestion at the time of submission. */
    suggestion: jsonb().$type<unknown>(),
    evaluatedAt: moment(),
    /** The user who saved the draft last; after submission, the user who submitted it. */
    reviewerId: uuid().references(() => users.id),
    /** The role in which it was submitted; null for a draft, and for submissions from before roles were stored. */
    submittedAs: text().$type<EvaluatorRole>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (evaluation) => [
    unique('evaluations_aspect_key').on(
      evaluation.applicationId,
      evaluation.targetKind,
      evaluation.targetId,
      evaluation.aspect,
    ),
    // The submitted evaluations can be read from this index alone.
    index('evaluations_submitted_aspects')
      .on(evaluation.applicationId, evaluation.targetId, evaluation.aspect)
      .where(sql`${evaluation.evaluatedAt} is not null`),
    index('evaluations_by_target').on(evaluation.targetId),
    index('evaluations_by_reviewer').on(evaluation.reviewerId),
    check(
      'evaluations_aspect',
      sql`(${evaluation.targetKind} = 'lidar' and ${evaluation.aspect} in ('feasibility', 'feature', 'channel', 'general', 'data')) or (${evaluation.targetKind} = 'photometer' and ${evaluation.aspect} in ('general', 'data')) or (${evaluation.targetKind} = 'facility' and ${evaluation.aspect} in ('synergy', 'lidar', 'photometer'))`,
    ),
    check('evaluations_compliance', sql`${evaluation.compliance} in ('yes', 'partially', 'no')`),
    check(
      'evaluations_submitted_as',
      sql`${evaluation.submittedAs} in ('lidar', 'lidar_data', 'photometer', 'photometer_data', 'administrator')`,
    ),
    check('evaluations_submitted', sql`${evaluation.evaluatedAt} is null or ${evaluation.compliance} is not null`),
  ],
);
