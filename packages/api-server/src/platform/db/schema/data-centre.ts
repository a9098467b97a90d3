import type { FeedbackKindCode, LidarConfigurationChange } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, moment } from './columns';
import { facilities } from './facilities';
import { lidarConfigurationPeriods, lidarConfigurations, qaTests } from './quality';

const configurationId = () =>
  uuid()
    .notNull()
    .references(() => lidarConfigurations.id);

/** What the data centre reports of the data of a configuration in a period. */
export const dataFeedback = pgTable(
  'data_feedback',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    lidarId: uuid().notNull(),
    configurationId: configurationId(),
    kind: text().$type<FeedbackKindCode>().notNull(),
    /** Number of files. */
    count: integer().notNull(),
    /** Days (UTC) of the first and the last measurement. */
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
  },
  (feedback) => [
    uniqueIndex('data_feedback_key').on(feedback.configurationId, feedback.kind, feedback.from, feedback.to),
    index('data_feedback_by_facility').on(feedback.facilityId, feedback.from),
    index('data_feedback_by_author').on(feedback.createdById),
    check('data_feedback_kind', sql`${feedback.kind} in ('processed', 'refused_unapproved')`),
    check('data_feedback_count', sql`${feedback.count} >= 1`),
    check('data_feedback_days', sql`${feedback.to} >= ${feedback.from}`),
  ],
);

/** Changes of the configurations of lidars for the users of the data, in the order of their commits. */
export const lidarConfigurationChanges = pgTable(
  'lidar_configuration_changes',
  {
    number: integer().primaryKey(),
    /** Distinguishes this change from another one that had its number before a backup was restored. */
    id: uuid().notNull().defaultRandom(),
    configurationId: configurationId(),
    change: text().$type<LidarConfigurationChange['change']>().notNull(),
    /** The state that began with it; null for a result. */
    periodId: uuid().references(() => lidarConfigurationPeriods.id),
    /** The test whose result was given or revoked; null for a state. */
    testId: uuid().references(() => qaTests.id),
    /** Of a result; null for one that showed neither a pass nor a fault, and one that was revoked. */
    passed: boolean(),
    at: moment().notNull(),
  },
  (change) => [
    index('lidar_configuration_changes_by_configuration').on(change.configurationId),
    index('lidar_configuration_changes_by_period').on(change.periodId),
    index('lidar_configuration_changes_by_test').on(change.testId),
    check(
      'lidar_configuration_changes_change',
      sql`${change.change} in ('approved', 'suspended', 'superseded', 'retired', 'result')`,
    ),
    check(
      'lidar_configuration_changes_about',
      sql`(${change.change} = 'result') = (${change.testId} is not null) and (${change.change} = 'result') = (${change.periodId} is null)`,
    ),
  ],
);
