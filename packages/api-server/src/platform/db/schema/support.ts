import type {
  Booking,
  FLEXIBILITIES,
  SlotAudience,
  SlotStatus,
  SupportKindCode,
  SupportReport,
  SupportRequest,
  SupportStatus,
  SupportStep,
  URGENCIES,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** What the report says, as it was when the request was completed. */
    report: jsonb().$type<SupportReport>(),
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
    index('support_requests_by_movement').on(request.facilityId, request.statusSince),
    index('support_requests_by_status').on(request.status, request.askedAt),
    index('support_requests_by_assignee').on(request.assigneeId),
    index('support_requests_by_creator').on(request.createdById),
    check(
      'support_requests_status',
      sql`${request.status} in ('new', 'accepted', 'offered', 'scheduled', 'waiting_for_facility', 'completed', 'declined', 'cancelled')`,
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

/** Times at places; one with several places is a campaign. */
export const supportSlots = pgTable(
  'support_slots',
  {
    id: id(),
    kind: text().$type<SupportKindCode>().notNull(),
    title: text().notNull(),
    place: text().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    /** The last day, which is part of the slot. */
    endsOn: date({ mode: 'string' }).notNull(),
    capacity: integer().notNull(),
    /** Places of bookings; grows and shrinks with them, under the lock of this row. */
    taken: integer().notNull().default(0),
    deadline: date({ mode: 'string' }),
    openTo: text().$type<SlotAudience>().notNull(),
    status: text().$type<SlotStatus>().notNull(),
    notes: text(),
    /** Grows with every change that a calendar shows. */
    sequence: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    updatedAt: updatedAt(),
  },
  (slot) => [
    index('support_slots_by_day').on(slot.startsOn),
    index('support_slots_by_creator').on(slot.createdById),
    check('support_slots_days', sql`${slot.endsOn} >= ${slot.startsOn}`),
    check('support_slots_places', sql`${slot.taken} >= 0 and ${slot.taken} <= ${slot.capacity}`),
    check('support_slots_audience', sql`${slot.openTo} in ('all', 'named', 'offer')`),
    check('support_slots_status', sql`${slot.status} in ('planned', 'open', 'full', 'done', 'cancelled')`),
  ],
);

/** The facilities that a slot is open to by name. */
export const supportSlotFacilities = pgTable(
  'support_slot_facilities',
  {
    slotId: uuid()
      .notNull()
      .references(() => supportSlots.id),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
  },
  (named) => [
    primaryKey({ columns: [named.slotId, named.facilityId] }),
    index('support_slot_facilities_by_facility').on(named.facilityId),
  ],
);

/** Slots that were offered for a request. */
export const supportOffers = pgTable(
  'support_offers',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => supportRequests.id),
    slotId: uuid()
      .notNull()
      .references(() => supportSlots.id),
    /** Places that the request takes. */
    places: integer().notNull(),
    /** They are held for a while from here on. */
    offeredAt: moment().notNull(),
    /** When a slot was chosen or refused, or the request ended. */
    endedAt: moment(),
  },
  (offer) => [
    uniqueIndex('support_offers_open_key')
      .on(offer.requestId, offer.slotId)
      .where(sql`${offer.endedAt} is null`),
    index('support_offers_by_request').on(offer.requestId),
    index('support_offers_by_slot').on(offer.slotId),
  ],
);

/** Places in slots that are taken; those that ended stay, as calendars say so. */
export const supportBookings = pgTable(
  'support_bookings',
  {
    id: id(),
    slotId: uuid()
      .notNull()
      .references(() => supportSlots.id),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    requestId: uuid().references(() => supportRequests.id),
    /** No foreign key: a booking outlives an instrument that is deleted in a later draft. */
    instrumentId: uuid(),
    /** With its name at the time of the booking. */
    instrument: jsonb().$type<NonNullable<Booking['instrument']>>(),
    /** Grows with every change that a calendar shows. */
    sequence: integer().notNull().default(0),
    bookedAt: moment().notNull(),
    cancelledAt: moment(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    updatedAt: updatedAt(),
  },
  (booking) => [
    uniqueIndex('support_bookings_instrument_key')
      .on(booking.slotId, booking.instrumentId)
      .where(sql`${booking.cancelledAt} is null and ${booking.instrumentId} is not null`),
    uniqueIndex('support_bookings_request_key')
      .on(booking.slotId, booking.requestId)
      .where(sql`${booking.cancelledAt} is null and ${booking.instrumentId} is null`),
    index('support_bookings_by_slot').on(booking.slotId),
    index('support_bookings_by_facility').on(booking.facilityId),
    index('support_bookings_by_request').on(booking.requestId),
    index('support_bookings_by_instrument').on(booking.instrumentId),
    index('support_bookings_by_creator').on(booking.createdById),
  ],
);

/** Addresses with which calendar programs read. Only the digest is stored, so that a reader of the table cannot use them. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    digest: text().notNull().unique('calendar_addresses_digest_key'),
    createdAt: createdAt(),
    /** Hour of the last reading. */
    lastUsedAt: moment(),
  },
  (address) => [index('calendar_addresses_by_user').on(address.userId)],
);
