import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { facilities } from './facilities';

/** What the processing chain goes by: a row is written once; later it only gets its end, and why it was withdrawn. */
export const configurationVersions = pgTable(
  'configuration_versions',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    number: integer().notNull(),
    /** The round whose final report it follows. */
    round: integer().notNull(),
    /** Why CARS made it; none where the final report approved it. */
    reason: text(),
    /** The acronym of the facility, as it was then. */
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

/** The ids of the processing chain that versions in force use: each stands for one thing. */
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

/** Changes for those who process the data, in the order in which they were committed. */
export const configurationChanges = pgTable(
  'configuration_changes',
  {
    number: integer().primaryKey(),
    /** Tells this change from another one that had its number before a backup was restored. */
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
