import type {
  EvaluationKind,
  EvaluationOutcome,
  IndicatorCode,
  RegularEvaluationReport,
  RegularEvaluationStatus,
} from '@portal/domain';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, moment, updatedAt, version } from './columns';
import { facilities } from './facilities';

/** Regular evaluations of facilities with a label. */
export const regularEvaluations = pgTable(
  'regular_evaluations',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    kind: text().$type<EvaluationKind>().notNull(),
    /** The year whose day opened it; null for one that the centre opened by hand. */
    openedForYear: integer(),
    openedOn: date({ mode: 'string' }).notNull(),
    periodFrom: date({ mode: 'string' }).notNull(),
    /** The last day, which is part of the period. */
    periodTo: date({ mode: 'string' }).notNull(),
    statementDue: date({ mode: 'string' }).notNull(),
    status: text().$type<RegularEvaluationStatus>().notNull().default('facility_input'),
    statusSince: moment().notNull(),
    /** A draft until it is sent. */
    statement: text(),
    statedAt: moment(),
    conclusions: text(),
    recommendations: text(),
    outcome: text().$type<EvaluationOutcome>(),
    /** Of the review, while it is a draft. */
    draftActions: jsonb().$type<{ text: string; due: string }[]>(),
    closedAt: moment(),
    closedById: uuid().references(() => users.id),
    /** What the report says, as it was when the evaluation was closed. */
    report: jsonb().$type<RegularEvaluationReport>(),
    version: version(),
    createdAt: createdAt(),
    /** Null for the portal. */
    createdById: uuid().references(() => users.id),
    updatedAt: updatedAt(),
  },
  (evaluation) => [
    uniqueIndex('regular_evaluations_year_key').on(evaluation.facilityId, evaluation.openedForYear),
    uniqueIndex('regular_evaluations_open_key')
      .on(evaluation.facilityId)
      .where(sql`${evaluation.status} in ('facility_input', 'in_review')`),
    index('regular_evaluations_by_facility').on(evaluation.facilityId, evaluation.openedOn),
    index('regular_evaluations_by_status').on(evaluation.status, evaluation.openedOn),
    index('regular_evaluations_by_creator').on(evaluation.createdById),
    index('regular_evaluations_by_closer').on(evaluation.closedById),
    check('regular_evaluations_kind', sql`${evaluation.kind} in ('yearly', 'full')`),
    check(
      'regular_evaluations_status',
      sql`${evaluation.status} in ('facility_input', 'in_review', 'closed', 'ended')`,
    ),
    check(
      'regular_evaluations_outcome',
      sql`${evaluation.outcome} in ('continue', 'continue_with_actions', 'propose_suspension')`,
    ),
    check('regular_evaluations_period', sql`${evaluation.periodTo} >= ${evaluation.periodFrom}`),
  ],
);

/** What a facility is to do after an evaluation. */
export const evaluationActions = pgTable(
  'evaluation_actions',
  {
    id: id(),
    evaluationId: uuid()
      .notNull()
      .references(() => regularEvaluations.id),
    /** From 1, in the order of the review. */
    place: integer().notNull(),
    text: text().notNull(),
    due: date({ mode: 'string' }).notNull(),
    reportedAt: moment(),
    reportedById: uuid().references(() => users.id),
    report: text(),
    confirmedAt: moment(),
    confirmedById: uuid().references(() => users.id),
  },
  (action) => [
    uniqueIndex('evaluation_actions_place_key').on(action.evaluationId, action.place),
    index('evaluation_actions_open')
      .on(action.due)
      .where(sql`${action.confirmedAt} is null`),
    index('evaluation_actions_by_reporter').on(action.reportedById),
    index('evaluation_actions_by_confirmer').on(action.confirmedById),
  ],
);

/** Figures from outside the portal, of a year or a month; an import replaces the figure of the same period. */
export const dataIndicators = pgTable(
  'data_indicators',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    /** `yyyy` or `yyyy-mm`. */
    period: text().notNull(),
    code: text().$type<IndicatorCode>().notNull(),
    value: doublePrecision().notNull(),
    numerator: doublePrecision(),
    denominator: doublePrecision(),
    importedAt: moment().notNull(),
    /** Null for a service, which the audit log names. */
    importedById: uuid().references(() => users.id),
  },
  (indicator) => [
    uniqueIndex('data_indicators_key').on(indicator.facilityId, indicator.period, indicator.code),
    index('data_indicators_by_importer').on(indicator.importedById),
    check('data_indicators_period', sql`${indicator.period} ~ '^[0-9]{4}(-(0[1-9]|1[0-2]))?$'`),
  ],
);
