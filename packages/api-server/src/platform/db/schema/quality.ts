import type {
  ApprovalSheet,
  ChannelSettings,
  ConfigurationContent,
  ConfigurationPeriod,
  EventKindCode,
  InstrumentKind,
  QaAssessment,
  QaFileRole,
  QaReport,
  QaTestStatus,
  QaTestTypeCode,
  ReturnedFacts,
  SelfCheck,
  StoredConfigurationStatus,
  TypedFigure,
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
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, moment, updatedAt, version } from './columns';
import { facilities } from './facilities';
import { files } from './files';

const facilityId = () =>
  uuid()
    .notNull()
    .references(() => facilities.id);
const userId = () => uuid().references(() => users.id);

/** Configurations of lidars in the processing chain, by which the files of tests are recognised. */
export const lidarConfigurations = pgTable(
  'lidar_configurations',
  {
    id: id(),
    facilityId: facilityId(),
    /** No foreign key: a configuration outlives a lidar that is deleted in a later draft. */
    lidarId: uuid().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    stationId: text().notNull(),
    sccLidarId: integer().notNull(),
    sccVersionId: integer().notNull(),
    sccConfigurationId: integer().notNull(),
    channels: jsonb().$type<ChannelSettings[]>().notNull(),
    status: text().$type<StoredConfigurationStatus>().notNull().default('draft'),
    validFrom: date({ mode: 'string' }),
    validTo: date({ mode: 'string' }),
    decisionText: text(),
    version: version(),
    createdAt: createdAt(),
    createdById: userId().notNull(),
    updatedAt: updatedAt(),
  },
  (configuration) => [
    uniqueIndex('lidar_configurations_number_key').on(configuration.lidarId, configuration.number),
    uniqueIndex('lidar_configurations_approved')
      .on(configuration.lidarId, configuration.sccConfigurationId)
      .where(sql`${configuration.status} = 'approved'`),
    index('lidar_configurations_by_facility').on(configuration.facilityId),
    index('lidar_configurations_by_creator').on(configuration.createdById),
    check('lidar_configurations_number', sql`${configuration.number} >= 1`),
    check('lidar_configurations_station', sql`${configuration.stationId} ~ '^[a-z]{3}$'`),
    check(
      'lidar_configurations_status',
      sql`${configuration.status} in ('draft', 'provisional', 'approved', 'suspended', 'superseded', 'retired')`,
    ),
    check('lidar_configurations_period', sql`${configuration.validTo} >= ${configuration.validFrom}`),
  ],
);

/** The states of a configuration since its approval, with what each approval froze. Only the open one is ever changed. */
export const lidarConfigurationPeriods = pgTable(
  'lidar_configuration_periods',
  {
    id: id(),
    configurationId: uuid()
      .notNull()
      .references(() => lidarConfigurations.id),
    facilityId: facilityId(),
    status: text().$type<ConfigurationPeriod['status']>().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    /** The first day on which it was in another state. */
    validTo: date({ mode: 'string' }),
    reason: text(),
    content: jsonb().$type<ConfigurationContent>(),
    /** What the sheet of an approval says besides. */
    sheet: jsonb().$type<ApprovalSheet>(),
    decidedAt: moment().notNull(),
    /** Null for the portal, which supersedes. */
    decidedById: userId(),
  },
  (period) => [
    uniqueIndex('lidar_configuration_periods_open')
      .on(period.configurationId)
      .where(sql`${period.validTo} is null`),
    index('lidar_configuration_periods_by_facility').on(period.facilityId, period.decidedAt),
    index('lidar_configuration_periods_by_configuration').on(period.configurationId),
    index('lidar_configuration_periods_by_decider').on(period.decidedById),
    check(
      'lidar_configuration_periods_status',
      sql`${period.status} in ('approved', 'suspended', 'superseded', 'retired')`,
    ),
    check('lidar_configuration_periods_days', sql`${period.validTo} >= ${period.validFrom}`),
  ],
);

/** Quality assurance tests of lidars. */
export const qaTests = pgTable(
  'qa_tests',
  {
    id: id(),
    facilityId: facilityId(),
    lidarId: uuid().notNull(),
    /** The name of the lidar when the test was created. */
    lidarName: text().notNull(),
    configurationId: uuid()
      .notNull()
      .references(() => lidarConfigurations.id),
    type: text().$type<QaTestTypeCode>().notNull(),
    round: integer().notNull(),
    status: text().$type<QaTestStatus>().notNull().default('draft'),
    measuredFrom: moment(),
    measuredTo: moment(),
    atlasVersion: text(),
    radiosondeSource: text(),
    radiosondeAt: moment(),
    weather: text(),
    comment: text(),
    method: text(),
    channels: jsonb().$type<string[]>().notNull().default([]),
    figures: jsonb().$type<TypedFigure[]>().notNull().default([]),
    /** The last self-check; from the submission on, the one that counts. */
    selfCheck: jsonb().$type<SelfCheck>(),
    submittedAt: moment(),
    submittedById: userId(),
    /** The first submission; a withdrawal leaves it. */
    firstSubmittedAt: moment(),
    evaluatorId: userId(),
    takenAt: moment(),
    /** Who took it last, and so wrote the draft of the evaluation; a release leaves it. */
    lastTakerId: userId(),
    evaluatedAt: moment(),
    conclusions: text(),
    recommendations: text(),
    returnReason: text(),
    returnedChannels: jsonb().$type<string[]>().notNull().default([]),
    /** The test as it was when it was returned. */
    returnedFacts: jsonb().$type<ReturnedFacts>(),
    revokeReason: text(),
    /** What its report says, frozen with the result. */
    report: jsonb().$type<QaReport>(),
    /** The newer test that superseded it. */
    supersededById: uuid(),
    version: version(),
    createdAt: createdAt(),
    createdById: userId().notNull(),
    updatedAt: updatedAt(),
  },
  (test) => [
    index('qa_tests_by_facility').on(test.facilityId, test.createdAt),
    // When something of a facility moved last.
    index('qa_tests_by_movement').on(
      test.facilityId,
      sql`greatest(${test.submittedAt}, ${test.takenAt}, ${test.evaluatedAt})`,
    ),
    index('qa_tests_by_lidar').on(test.lidarId, test.type),
    index('qa_tests_by_status').on(test.status, test.submittedAt),
    index('qa_tests_by_configuration').on(test.configurationId),
    index('qa_tests_by_submitter').on(test.submittedById),
    index('qa_tests_by_evaluator').on(test.evaluatorId),
    index('qa_tests_by_last_taker').on(test.lastTakerId),
    index('qa_tests_by_creator').on(test.createdById),
    check(
      'qa_tests_status',
      sql`${test.status} in ('draft', 'submitted', 'in_evaluation', 'returned', 'passed', 'passed_with_remarks', 'failed', 'not_assessable', 'superseded', 'revoked')`,
    ),
    check('qa_tests_measured', sql`${test.measuredTo} >= ${test.measuredFrom}`),
    check('qa_tests_evaluator', sql`${test.status} <> 'in_evaluation' or ${test.evaluatorId} is not null`),
    check('qa_tests_submitted', sql`${test.status} = 'draft' or ${test.submittedAt} is not null`),
  ],
);

/** Findings on the channels of a test: drafts of its evaluator until the test is concluded. */
export const qaChannelResults = pgTable(
  'qa_channel_results',
  {
    testId: uuid()
      .notNull()
      .references(() => qaTests.id, { onDelete: 'cascade' }),
    /** Short name of a channel, of a pair with a slash, or "lidar". */
    name: text().notNull(),
    assessment: text().$type<QaAssessment>(),
    remark: text(),
    fullOverlapM: doublePrecision(),
    eta: doublePrecision(),
    epsilonDeg: doublePrecision(),
    residual: doublePrecision(),
  },
  (result) => [
    primaryKey({ columns: [result.testId, result.name] }),
    check(
      'qa_channel_results_assessment',
      sql`${result.assessment} in ('pass', 'pass_with_remark', 'fail', 'not_assessable')`,
    ),
  ],
);

/** The files of tests, whose bytes are kept as they came. */
export const qaFiles = pgTable(
  'qa_files',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    testId: uuid()
      .notNull()
      .references(() => qaTests.id, { onDelete: 'cascade' }),
    role: text().$type<QaFileRole>().notNull(),
    createdAt: createdAt(),
  },
  (file) => [
    index('qa_files_by_test').on(file.testId, file.createdAt),
    check(
      'qa_files_role',
      sql`${file.role} in ('ascii', 'plot', 'raw', 'settings', 'configuration', 'radiosonde', 'other')`,
    ),
  ],
);

/** The log book of instruments. Entries are struck out, never changed. */
export const instrumentEvents = pgTable(
  'instrument_events',
  {
    id: id(),
    facilityId: facilityId(),
    instrumentKind: text().$type<InstrumentKind>().notNull(),
    instrumentId: uuid().notNull(),
    kind: text().$type<EventKindCode>().notNull(),
    /** Days (UTC): of the event, and the first and last one of a downtime. */
    on: date({ mode: 'string' }).notNull(),
    downFrom: date({ mode: 'string' }),
    downTo: date({ mode: 'string' }),
    text: text().notNull(),
    createdAt: createdAt(),
    createdById: userId().notNull(),
    struckAt: moment(),
    struckById: userId(),
    strikeReason: text(),
  },
  (event) => [
    index('instrument_events_by_facility').on(event.facilityId, event.on),
    index('instrument_events_by_creator').on(event.createdById),
    index('instrument_events_by_striker').on(event.struckById),
    check('instrument_events_instrument', sql`${event.instrumentKind} in ('lidar', 'photometer')`),
    check('instrument_events_downtime', sql`${event.downTo} >= ${event.downFrom}`),
    check('instrument_events_struck', sql`(${event.struckAt} is null) = (${event.strikeReason} is null)`),
  ],
);

/** Reminders that were written: a due date that moves is reminded of again, and none comes twice. */
export const qaReminders = pgTable(
  'qa_reminders',
  {
    /** The lidar and the type of the test, or the id of a record. */
    subject: text().notNull(),
    kind: text().notNull(),
    due: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (reminder) => [primaryKey({ columns: [reminder.subject, reminder.kind, reminder.due] })],
);
