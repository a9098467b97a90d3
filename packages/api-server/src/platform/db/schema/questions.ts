import type { AskedAspect, Asker } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { applications } from './applications';
import { createdAt, id, moment } from './columns';
import { facilities } from './facilities';

/** Questions to a facility in a round, and its answers; files of an answer are linked to the question. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    asker: text().$type<Asker>().notNull(),
    instrumentKind: text().$type<'lidar' | 'photometer'>(),
    /** No foreign key: the question outlives an instrument that is deleted in a later draft. */
    instrumentId: uuid(),
    instrumentName: text(),
    aspect: text().$type<AskedAspect>(),
    text: text().notNull(),
    askedAt: moment().notNull(),
    askedById: uuid()
      .notNull()
      .references(() => users.id),
    /** Dotted paths of the fields that may be corrected. */
    fields: jsonb().$type<string[]>().notNull().default([]),
    /** Day (UTC). */
    until: date({ mode: 'string' }),
    answer: text(),
    answeredAt: moment(),
    answeredById: uuid().references(() => users.id),
    closedAt: moment(),
    closedById: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (question) => [
    index('questions_by_application').on(question.applicationId),
    index('questions_by_facility').on(question.facilityId),
    index('questions_by_asker').on(question.askedById),
    index('questions_by_answerer').on(question.answeredById),
    index('questions_by_closer').on(question.closedById),
    check(
      'questions_asker',
      sql`${question.asker} in ('lidar', 'lidar_data', 'photometer', 'photometer_data', 'cars')`,
    ),
    check(
      'questions_instrument',
      sql`(${question.instrumentKind} is null) = (${question.instrumentId} is null) and (${question.instrumentKind} is null) = (${question.instrumentName} is null) and ${question.instrumentKind} in ('lidar', 'photometer')`,
    ),
    check('questions_answer', sql`(${question.answeredAt} is null) = (${question.answer} is null)`),
    check(
      'questions_fields',
      sql`${question.fields} = '[]' or (${question.instrumentId} is not null and ${question.until} is not null)`,
    ),
  ],
);
