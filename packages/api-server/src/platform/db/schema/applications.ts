import type {
  AcceptanceCode,
  AcceptanceStatusCode,
  Component,
  OpenAssessments,
  OpenEvaluations,
  Party,
  PendingFor,
} from '@portal/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt, version } from './columns';
import { facilities } from './facilities';
import { files } from './files';
import { users } from './accounts';

/**
 * Initial acceptance of a facility: one row per round, made with the facility and by every reset. The current round is
 * the live record; earlier rounds keep their dates, evaluations, plan and reports.
 */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    round: integer().notNull().default(1),
    isCurrent: boolean().notNull().default(true),
    status: text().$type<AcceptanceStatusCode>().notNull().default('registered'),
    statusSince: createdAt(),
    // Derived from the other records by `deriveState`, and written by every transaction that changes one of them.
    /** The pending step, or the step that would be pending if no question were open. */
    step: text().$type<PendingFor>().notNull().default('invitation'),
    stepSince: createdAt(),
    pendingFor: text().$type<PendingFor>().notNull().default('invitation'),
    pendingWith: text().$type<Party>().notNull().default('administrators'),
    /** The moment of the hand-over, whatever due date is set later. */
    pendingSince: createdAt(),
    openEvaluations: jsonb().$type<OpenEvaluations>().notNull().default({}),
    openAssessments: jsonb().$type<OpenAssessments>().notNull().default({}),
    reviewersComplete: boolean().notNull().default(false),
    /** Derived too: due date, a day (UTC). */
    dueDate: date({ mode: 'string' }),
    /**
     * Day (UTC) that was set explicitly for the step, and ends with it; that of reviewers survives a change of
     * reviewers.
     */
    stepDueDate: date({ mode: 'string' }),
    /** The step of that day. */
    dueFor: text().$type<PendingFor>(),
    /** Served as the `date` of the application. */
    submittedAt: moment(),
    /** Set by the preliminary report, renewed by the final report. */
    evaluatedAt: moment(),
    preliminaryAcceptance: text().$type<AcceptanceCode>(),
    acceptance: text().$type<AcceptanceCode>(),
    submissionReportId: uuid().references(() => files.id),
    preliminaryReportId: uuid().references(() => files.id),
    /** Served as `user_file`. */
    upgradePlanId: uuid().references(() => files.id),
    finalReportId: uuid().references(() => files.id),
    archivedAt: moment(),
    archivedById: uuid().references(() => users.id),
    archiveReason: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (application) => [
    unique('applications_round_key').on(application.facilityId, application.round),
    uniqueIndex('applications_current')
      .on(application.facilityId)
      .where(sql`${application.isCurrent}`),
    index('applications_by_status')
      .on(application.status)
      .where(sql`${application.isCurrent}`),
    // Orders of the lists. Nulls are last in both directions, so a nullable column needs an index for each direction.
    index('applications_by_pending_since')
      .on(application.pendingSince)
      .where(sql`${application.isCurrent}`),
    index('applications_by_submission')
      .on(application.submittedAt)
      .where(sql`${application.isCurrent}`),
    index('applications_by_submission_down')
      .on(application.submittedAt.desc().nullsLast())
      .where(sql`${application.isCurrent}`),
    index('applications_by_waiting')
      .on(sql`(case when ${application.pendingWith} <> 'nobody' then ${application.pendingSince} end)`)
      .where(sql`${application.isCurrent}`),
    index('applications_by_waiting_down')
      .on(sql`(case when ${application.pendingWith} <> 'nobody' then ${application.pendingSince} end) desc nulls last`)
      .where(sql`${application.isCurrent}`),
    index('applications_by_due_date')
      .on(application.dueDate)
      .where(sql`${application.isCurrent}`),
    index('applications_by_archiver').on(application.archivedById),
    index('applications_by_submission_report').on(application.submissionReportId),
    index('applications_by_preliminary_report').on(application.preliminaryReportId),
    index('applications_by_upgrade_plan').on(application.upgradePlanId),
    index('applications_by_final_report').on(application.finalReportId),
    index('applications_by_party')
      .on(application.pendingWith, application.pendingSince)
      .where(sql`${application.isCurrent}`),
    check(
      'applications_pending_with',
      sql`${application.pendingWith} in ('facility', 'administrators', 'reviewers', 'cars', 'nobody')`,
    ),
    check('applications_round', sql`${application.round} >= 1`),
    check('applications_archive', sql`${application.isCurrent} = (${application.archivedAt} is null)`),
    check(
      'applications_status',
      sql`${application.status} in ('registered', 'invited', 'draft', 'submitted', 'preliminary_report_issued', 'waiting_final_report', 'evaluated')`,
    ),
    check(
      'applications_submitted',
      sql`${application.status} in ('registered', 'invited', 'draft') or ${application.submittedAt} is not null`,
    ),
    check('applications_preliminary', sql`${application.preliminaryAcceptance} in ('yes', 'conditionally', 'no')`),
    check('applications_acceptance', sql`${application.acceptance} in ('yes', 'conditionally', 'no')`),
  ],
);

/** The reviewers of a facility's components; a free slot has no row. */
export const componentReviewers = pgTable(
  'component_reviewers',
  {
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    component: text().$type<Component>().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** When the reviewer was assigned, or received new work after all evaluations had been submitted. */
    workSince: createdAt(),
    createdAt: createdAt(),
  },
  (reviewer) => [
    primaryKey({ columns: [reviewer.facilityId, reviewer.component] }),
    index('component_reviewers_by_user').on(reviewer.userId),
    check(
      'component_reviewers_component',
      sql`${reviewer.component} in ('lidar', 'lidar_data', 'photometer', 'photometer_data')`,
    ),
  ],
);
