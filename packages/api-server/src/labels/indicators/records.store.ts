import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ConfigurationStatus, Day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import {
  auditEntries,
  facilities,
  instrumentEvents,
  lidarChannelGroups,
  lidarConfigurationPeriods,
  lidarConfigurations,
  lidars,
  photometerCalibrations,
  photometers,
  qaTests,
  supportMessages,
  supportRequests,
} from '../../platform/db/tables';

/** When a test was revoked, by the log; of a test that the log does not know, its last change. */
const revokedAt = sql<
  string | null
>`case when ${qaTests.status} = 'revoked' then coalesce((select max(${auditEntries.at})
    from ${auditEntries} where ${auditEntries.objectKind} = 'qa-test' and ${auditEntries.objectId} = ${qaTests}.id::text
      and ${auditEntries.action} = 'qa-test.revoke'), ${qaTests.updatedAt}) end`.mapWith(qaTests.updatedAt);

/** The tests of a facility that the centre has or had, with the columns that decide on days. */
const listTests = (db: Db, facilityId: string) =>
  db
    .select({
      id: qaTests.id,
      lidarId: qaTests.lidarId,
      type: qaTests.type,
      channels: qaTests.channels,
      status: qaTests.status,
      measuredFrom: qaTests.measuredFrom,
      submittedAt: qaTests.submittedAt,
      evaluatedAt: qaTests.evaluatedAt,
      recommendations: qaTests.recommendations,
      revokedAt: revokedAt.as('revoked_at'),
    })
    .from(qaTests)
    .where(and(eq(qaTests.facilityId, facilityId), isNotNull(qaTests.submittedAt)));

/** The log books, without what was struck out. */
const listEvents = (db: Db, facilityId: string) =>
  db
    .select({
      instrumentId: instrumentEvents.instrumentId,
      kind: instrumentEvents.kind,
      on: instrumentEvents.on,
      struckAt: instrumentEvents.struckAt,
      downFrom: instrumentEvents.downFrom,
      downTo: instrumentEvents.downTo,
    })
    .from(instrumentEvents)
    .where(and(eq(instrumentEvents.facilityId, facilityId), isNull(instrumentEvents.struckAt)));

interface StoredPeriod {
  status: ConfigurationStatus;
  from: Day;
  to: Day | null;
}

const listConfigurations = (db: Db, facilityId: string) =>
  db
    .select({
      lidarId: lidarConfigurations.lidarId,
      channels: lidarConfigurations.channels,
      createdAt: lidarConfigurations.createdAt,
      periods: sql<StoredPeriod[]>`coalesce((select json_agg(json_build_object(
          'status', ${lidarConfigurationPeriods.status}, 'from', ${lidarConfigurationPeriods.validFrom},
          'to', ${lidarConfigurationPeriods.validTo})
          order by ${lidarConfigurationPeriods.decidedAt}, ${lidarConfigurationPeriods.validFrom})
        from ${lidarConfigurationPeriods}
        where ${lidarConfigurationPeriods.configurationId} = ${lidarConfigurations.id}), '[]')`.as('periods'),
    })
    .from(lidarConfigurations)
    .innerJoin(lidars, eq(lidars.id, lidarConfigurations.lidarId))
    .where(eq(lidarConfigurations.facilityId, facilityId));

const listLidars = (db: Db, facilityId: string) =>
  db
    .select({
      id: lidars.id,
      status: lidars.status,
      createdAt: lidars.createdAt,
      channels: sql<
        string[]
      >`array(select jsonb_array_elements_text(coalesce(to_jsonb(${lidarChannelGroups.channels}), '[]'))
        from ${lidarChannelGroups} where ${lidarChannelGroups.lidarId} = ${lidars.id})`.as('channels'),
    })
    .from(lidars)
    .innerJoin(facilities, eq(facilities.id, lidars.facilityId))
    .where(eq(lidars.facilityId, facilityId));

const listPhotometers = (db: Db, facilityId: string) =>
  db
    .select({ id: photometers.id, status: photometers.status, createdAt: photometers.createdAt })
    .from(photometers)
    .where(eq(photometers.facilityId, facilityId));

const listCalibrations = (db: Db, facilityId: string) =>
  db
    .select({
      photometerId: photometerCalibrations.photometerId,
      sentOn: photometerCalibrations.sentOn,
      receivedOn: photometerCalibrations.receivedOn,
      calibratedOn: photometerCalibrations.calibratedOn,
      returnedOn: photometerCalibrations.returnedOn,
      installedOn: photometerCalibrations.installedOn,
      result: photometerCalibrations.result,
      validUntil: photometerCalibrations.validUntil,
    })
    .from(photometerCalibrations)
    .where(eq(photometerCalibrations.facilityId, facilityId));

/** The questions of the centre about requests, and the answers, in the order of writing. */
const listQuestionsAndAnswers = (db: Db, facilityId: string) =>
  db
    .select({
      requestId: supportMessages.requestId,
      step: supportMessages.step,
      writtenAt: supportMessages.writtenAt,
      status: supportRequests.status,
      statusSince: supportRequests.statusSince,
    })
    .from(supportMessages)
    .innerJoin(supportRequests, eq(supportRequests.id, supportMessages.requestId))
    .where(and(eq(supportRequests.facilityId, facilityId), inArray(supportMessages.step, ['ask', 'answer'])))
    .orderBy(asc(supportMessages.requestId), asc(supportMessages.place));

/** The records that the portal's own indicators of a facility follow from, one statement for each kind. */
export const listRecordsOf = async (db: Db, facilityId: string) => ({
  tests: await listTests(db, facilityId),
  events: await listEvents(db, facilityId),
  configurations: await listConfigurations(db, facilityId),
  lidars: await listLidars(db, facilityId),
  photometers: await listPhotometers(db, facilityId),
  calibrations: await listCalibrations(db, facilityId),
  messages: await listQuestionsAndAnswers(db, facilityId),
});
export type StoredRecords = Awaited<ReturnType<typeof listRecordsOf>>;
