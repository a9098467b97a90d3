import type {
  FLEXIBILITIES,
  SupportKindCode,
  SupportRequest,
  SupportStatus,
  SupportStep,
  URGENCIES,
} from '@portal/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, moment, updatedAt, version } from './columns';
import { facilities } from './facilities';

/** Requests of facilities for support. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: id(),
    /** Together the number, such as S-2026-014. */
    year: integer().notNull(),
    number: integer().notNull(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    kind: text().$type<SupportKindCode>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** With their names at the time of the request. */
    instruments: jsonb().$type<SupportRequest['instruments']>().notNull().default([]),
    testId: uuid(),
    wantedFrom: date({ mode: 'string' }),
    wantedTo: date({ mode: 'string' }),
    flexibility: text().$type<(typeof FLEXIBILITIES)[number]>().notNull(),
    urgency: text().$type<(typeof URGENCIES)[number]>().notNull(),
    blackoutDates: jsonb().$type<string[]>().notNull().default([]),
    status: text().$type<SupportStatus>().notNull().default('new'),
    /** The state that an answer leads back to. */
    statusBefore: text().$type<SupportStatus>(),
    statusSince: moment().notNull(),
    assigneeId: uuid().references(() => users.id),
    version: version(),
    askedAt: moment().notNull(),
    createdAt: createdAt(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    updatedAt: updatedAt(),
  },
  (request) => [
    uniqueIndex('support_requests_number_key').on(request.year, request.number),
    index('support_requests_by_facility').on(request.facilityId, request.askedAt),
    index('support_requests_by_status').on(request.status, request.askedAt),
    index('support_requests_by_assignee').on(request.assigneeId),
    index('support_requests_by_creator').on(request.createdById),
    check(
      'support_requests_status',
      sql`${request.status} in ('new', 'accepted', 'waiting_for_facility', 'completed', 'declined', 'cancelled')`,
    ),
    check('support_requests_wanted', sql`${request.wantedTo} >= ${request.wantedFrom}`),
  ],
);

/** Messages in requests, and the texts of their steps. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => supportRequests.id),
    /** From 0, in the order of writing; times may be equal. */
    place: integer().notNull(),
    step: text().$type<SupportStep>().notNull(),
    text: text().notNull(),
    isInternal: boolean().notNull().default(false),
    byFacility: boolean().notNull(),
    writtenAt: moment().notNull(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
  },
  (message) => [
    uniqueIndex('support_messages_place_key').on(message.requestId, message.place),
    index('support_messages_by_author').on(message.createdById),
  ],
);
