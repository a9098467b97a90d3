import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { facilities } from './facilities';

/** Configurations of the processing chain. A row is written once; later only its end and withdrawal are set. */
export const configurationVersions = pgTable(
  'configuration_versions',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    number: integer().notNull(),
    /** The round of the final report on which it is based. */
    round: integer().notNull(),
    /** Why CARS made it; null if the final report approved it. */
    reason: text(),
    /** The acronym of the facility at that time. */
    acronym: text().notNull(),
    choice: jsonb().$type<unknown>().notNull(),
    configurations: jsonb().$type<unknown>().notNull(),
    approvedAt: moment().notNull(),
    /** Days (UTC): the first one, and the first one after the last. */
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
    withdrawnAt: moment(),
    withdrawal: text(),
    createdAt: createdAt(),
  },
  (version) => [
    uniqueIndex('configuration_versions_number_key').on(version.facilityId, version.number),
    uniqueIndex('configuration_versions_in_force')
      .on(version.facilityId)
      .where(sql`${version.validTo} is null`),
    check('configuration_versions_number', sql`${version.number} >= 1`),
    check('configuration_versions_period', sql`${version.validTo} >= ${version.validFrom}`),
    check(
      'configuration_versions_withdrawn',
      sql`(${version.withdrawnAt} is null) = (${version.withdrawal} is null) and (${version.withdrawnAt} is null or ${version.validTo} is not null)`,
    ),
  ],
);

/** Ids of the processing chain in versions in force: each identifies one object. */
export const configurationIds = pgTable(
  'configuration_ids',
  {
    kind: text().notNull(),
    value: text().notNull(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
  },
  (used) => [
    primaryKey({ columns: [used.kind, used.value] }),
    index('configuration_ids_by_facility').on(used.facilityId),
    check(
      'configuration_ids_kind',
      sql`${used.kind} in ('station', 'lidar', 'lidar-version', 'configuration', 'channel')`,
    ),
  ],
);

/** Changes for the users of the data, in the order of their commits. */
export const configurationChanges = pgTable(
  'configuration_changes',
  {
    number: integer().primaryKey(),
    /** Distinguishes this change from another one that had its number before a backup was restored. */
    id: uuid().notNull().defaultRandom(),
    versionId: uuid()
      .notNull()
      .references(() => configurationVersions.id),
    change: text().$type<'approved' | 'withdrawn'>().notNull(),
    /** Number of the version that was in force before. */
    supersedes: integer(),
    at: moment().notNull(),
  },
  (change) => [
    index('configuration_changes_by_version').on(change.versionId),
    check('configuration_changes_change', sql`${change.change} in ('approved', 'withdrawn')`),
  ],
);
