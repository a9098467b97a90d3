import type { IssuedDecision } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { applications } from './applications';
import { createdAt, id, moment } from './columns';
import { facilities } from './facilities';

/** A requirement that a decision sets for a facility: open until it is fulfilled, or a report or the round ends it. */
export const conditions = pgTable(
  'conditions',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    report: text().$type<IssuedDecision['report']>().notNull(),
    place: integer().notNull(),
    text: text().notNull(),
    /** Day (UTC). */
    dueDate: date({ mode: 'string' }),
    /** No foreign key: the condition outlives an instrument that is deleted in a draft. */
    instrumentId: uuid(),
    instrumentName: text(),
    setAt: moment().notNull(),
    /** When, by whom and how it was last reported as met. */
    reportedAt: moment(),
    reportedById: uuid().references(() => users.id),
    reported: text(),
    fulfilledAt: moment(),
    fulfilledById: uuid().references(() => users.id),
    fulfilment: text(),
    supersededAt: moment(),
    createdAt: createdAt(),
  },
  (condition) => [
    unique('conditions_place_key').on(condition.applicationId, condition.report, condition.place),
    index('conditions_by_facility').on(condition.facilityId),
    index('conditions_by_reporter').on(condition.reportedById),
    index('conditions_by_fulfiller').on(condition.fulfilledById),
    check('conditions_report', sql`${condition.report} in ('preliminary', 'final')`),
    check('conditions_reported', sql`(${condition.reportedAt} is null) = (${condition.reported} is null)`),
    check(
      'conditions_fulfilled',
      sql`(${condition.fulfilledAt} is null) = (${condition.fulfilment} is null) and (${condition.fulfilledAt} is null or ${condition.supersededAt} is null)`,
    ),
  ],
);
