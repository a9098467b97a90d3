import type { AcceptanceCode, AcceptedBy, InstrumentKind } from '@portal/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { facilities } from './facilities';
import { files } from './files';

/**
 * The accepted versions of a facility, the source of all its public data. A row is written once; later only its end is
 * set, and another one becomes the last.
 */
export const acceptedVersions = pgTable(
  'accepted_versions',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    number: integer().notNull(),
    acceptedBy: text().$type<AcceptedBy>().notNull(),
    round: integer().notNull(),
    acceptance: text().$type<AcceptanceCode>(),
    reason: text(),
    /** The facility and the summary of its instruments, as the map shows them. */
    listing: jsonb().$type<unknown>().notNull(),
    validFrom: moment().notNull(),
    validTo: moment(),
    /** Whether there is no later version; this one may have ended all the same. */
    isLast: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (version) => [
    uniqueIndex('accepted_versions_number_key').on(version.facilityId, version.number),
    uniqueIndex('accepted_versions_last')
      .on(version.facilityId)
      .where(sql`${version.isLast}`),
    check('accepted_versions_number', sql`${version.number} >= 1`),
    check('accepted_versions_by', sql`${version.acceptedBy} in ('report', 'administrator')`),
    check(
      'accepted_versions_acceptance',
      sql`(${version.acceptedBy} = 'report') = (${version.acceptance} is not null) and ${version.acceptance} in ('yes', 'conditionally')`,
    ),
    check('accepted_versions_in_force', sql`${version.isLast} or ${version.validTo} is not null`),
    check('accepted_versions_period', sql`${version.validTo} >= ${version.validFrom}`),
  ],
);

/** A path instead of a query, which a generated column must not contain; `true`: a photometer has no channels. */
const OFFERED_GROUPS = `jsonb_path_query_array(record, '$.channels.keyvalue() ? (@.value.availability.offered == true).key', '{}', true)`;

/** The instruments of an accepted version, each in its state at that time, with those that were not accepted. */
export const acceptedInstruments = pgTable(
  'accepted_instruments',
  {
    versionId: uuid()
      .notNull()
      .references(() => acceptedVersions.id, { onDelete: 'cascade' }),
    /** No foreign key: an accepted version outlives an instrument that is deleted in a draft. */
    instrumentId: uuid().notNull(),
    kind: text().$type<InstrumentKind>().notNull(),
    /** Position among all instruments of the version: lidars first, each kind the oldest first. */
    place: integer().notNull(),
    isAccepted: boolean().notNull(),
    compliances: jsonb().$type<unknown>().notNull(),
    record: jsonb().$type<unknown>().notNull(),
    /** Code of the type in the record, by which the map is filtered. */
    type: text().generatedAlwaysAs(sql`record #>> '{type,code}'`),
    /** Names of the channel groups in the record that exist or are planned. */
    offeredGroups: jsonb().$type<string[]>().generatedAlwaysAs(sql.raw(OFFERED_GROUPS)),
    pictureId: uuid().references(() => files.id),
  },
  (instrument) => [
    primaryKey({ columns: [instrument.versionId, instrument.instrumentId] }),
    index('accepted_instruments_by_instrument').on(instrument.instrumentId),
    index('accepted_instruments_by_picture').on(instrument.pictureId),
    check('accepted_instruments_kind', sql`${instrument.kind} in ('lidar', 'photometer')`),
  ],
);
