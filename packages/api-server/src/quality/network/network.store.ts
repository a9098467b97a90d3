import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  dayOf,
  isAtCentre,
  isValidStatus,
  qaTestType,
  STATUSES_AT_CENTRE,
  VALID_STATUSES,
  type Day,
  type EventKindCode,
  type QaTestStatus,
} from '@portal/domain';
import { wasWithdrawn } from '../../labelling/label/label-decisions.store';
import { deputyIdsOfFacility } from '../../labelling/deputies/deputy-ids.store';
import type { Db } from '../../platform/db/client';
import { isIdIn } from '../../platform/db/any-of';
import {
  acceptedVersions,
  applications,
  facilities,
  facilityDeputies,
  instrumentEvents,
  lidarChannelGroups,
  lidarConfigurations,
  lidars,
  photometerCalibrations,
  photometers,
  qaTests,
} from '../../platform/db/tables';

/** The facilities of a network: all, those that a user owns or is a deputy of, or named ones. */
export type Whose = { holder: string } | { ids: readonly string[] } | 'all';

const isHeldBy = (db: Db, userId: string) =>
  or(
    eq(facilities.ownerId, userId),
    inArray(
      facilities.id,
      db.select({ id: facilityDeputies.facilityId }).from(facilityDeputies).where(eq(facilityDeputies.userId, userId)),
    ),
  );

const isAmong = (db: Db, whose: Whose) => {
  if (whose === 'all') return undefined;
  return 'ids' in whose ? isIdIn(facilities.id, whose.ids) : isHeldBy(db, whose.holder);
};

const firstAcceptedAt = sql<string | null>`(select min(${acceptedVersions.validFrom}) from ${acceptedVersions}
  where ${acceptedVersions.facilityId} = ${facilities.id} and ${acceptedVersions.acceptedBy} = 'report')`;

/** Whether the facility of a row with its current round is accepted, if only conditionally. */
export const isAcceptedNow = sql`(${applications.acceptance} in ('yes', 'conditionally') or exists (select 1 from ${acceptedVersions}
  where ${acceptedVersions.facilityId} = ${facilities.id} and ${acceptedVersions.isLast}
  and ${acceptedVersions.validTo} is null and ${acceptedVersions.acceptedBy} = 'report'))`;

/**
 * Accepted facilities by acronym, with those who answer for them, and the moment when their quality assurance began.
 */
export async function listAccepted(db: Db, whose: Whose) {
  const rows = await db
    .select({
      id: facilities.id,
      acronym: facilities.acronym,
      name: facilities.name,
      ownerId: facilities.ownerId,
      deputyIds: deputyIdsOfFacility,
      first: firstAcceptedAt,
      wasWithdrawn,
      evaluatedAt: applications.evaluatedAt,
    })
    .from(facilities)
    .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
    .where(and(isNull(facilities.archivedAt), isAcceptedNow, isAmong(db, whose)))
    .orderBy(asc(sql`lower(${facilities.acronym})`));
  return rows.map(({ first, evaluatedAt, ...row }) => ({ ...row, begunAt: first ? new Date(first) : evaluatedAt }));
}
export type AcceptedFacility = Awaited<ReturnType<typeof listAccepted>>[number];

/** Superseded and revoked tests decide on nothing, so that the number of rows does not grow with the years. */
const COUNTED: QaTestStatus[] = ['draft', 'returned', 'failed', ...STATUSES_AT_CENTRE, ...VALID_STATUSES];

const newer = alias(qaTests, 'newer');

/** A failed test decides on nothing once one with all its channels has passed; its number would grow with the years. */
const isAnswered = (db: Db) =>
  and(
    eq(qaTests.status, 'failed'),
    exists(
      db
        .select({ id: newer.id })
        .from(newer)
        .where(
          and(
            eq(newer.lidarId, qaTests.lidarId),
            eq(newer.type, qaTests.type),
            eq(newer.configurationId, qaTests.configurationId),
            inArray(newer.status, [...VALID_STATUSES]),
            sql`(${newer.measuredFrom}, ${newer.evaluatedAt}) >= (${qaTests.measuredFrom}, ${qaTests.evaluatedAt})`,
            // No channels are all of the configuration.
            sql`(${newer.channels} = '[]' or (${qaTests.channels} <> '[]' and ${newer.channels} @> ${qaTests.channels}))`,
          ),
        ),
    ),
  );

/** The tests that lights and tasks follow from, without their self-checks. */
export const listCountedTests = (db: Db, where: SQL) =>
  db
    .select({
      id: qaTests.id,
      facilityId: qaTests.facilityId,
      lidarId: qaTests.lidarId,
      lidarName: qaTests.lidarName,
      configurationId: qaTests.configurationId,
      type: qaTests.type,
      status: qaTests.status,
      channels: qaTests.channels,
      measuredFrom: qaTests.measuredFrom,
      submittedAt: qaTests.submittedAt,
      evaluatedAt: qaTests.evaluatedAt,
      takenAt: qaTests.takenAt,
      updatedAt: qaTests.updatedAt,
      evaluatorId: qaTests.evaluatorId,
      recommendations: qaTests.recommendations,
    })
    .from(qaTests)
    .where(and(inArray(qaTests.status, COUNTED), not(isAnswered(db) ?? sql`false`), where))
    .orderBy(asc(qaTests.createdAt), asc(qaTests.id));
export type CountedTest = Awaited<ReturnType<typeof listCountedTests>>[number];

/** Tests that the centre has, whether or not someone has taken them. */
export const listTestsAtCentre = (db: Db) => listCountedTests(db, inArray(qaTests.status, [...STATUSES_AT_CENTRE]));

const isOpen = eq(lidarConfigurations.status, 'draft');

/**
 * The kinds of events that decide on a test: valid or with the centre, by a change; with a recommendation, by its end.
 */
function decidingKinds({ type, status, recommendations }: CountedTest): readonly EventKindCode[] {
  if (!isValidStatus(status) && !isAtCentre(status)) return [];
  const { after } = qaTestType(type);
  return recommendations === null ? after : [...after, 'recommendation'];
}

/** By lidar and kind of events, the day of the oldest test that such an event decides on. */
function oldestDecided(tests: readonly CountedTest[]): { lidarId: string; kind: EventKindCode; day: Day }[] {
  const oldest = new Map<string, { lidarId: string; kind: EventKindCode; day: Day }>();
  for (const test of tests) {
    const { lidarId, measuredFrom } = test;
    if (!measuredFrom) continue;
    const day = dayOf(measuredFrom);
    for (const kind of decidingKinds(test)) {
      const key = `${lidarId} ${kind}`;
      if (day < (oldest.get(key)?.day ?? '9')) oldest.set(key, { lidarId, kind, day });
    }
  }
  return [...oldest.values()];
}

const arrayOf = (values: readonly string[]) => `{${values.join(',')}}`;

/**
 * The entries of log books that decide on something: those since the day of a test that they decide on, and downtimes
 * that have not ended. Older ones are left out, so that the number of rows does not grow with the years.
 */
const listDecidingEvents = (db: Db, where: SQL, { tests, today }: { tests: readonly CountedTest[]; today: Day }) => {
  const since = oldestDecided(tests);
  const [lidarIds, kinds, days] = [
    arrayOf(since.map(({ lidarId }) => lidarId)),
    arrayOf(since.map(({ kind }) => kind)),
    arrayOf(since.map(({ day }) => day)),
  ];
  return db
    .select({
      facilityId: instrumentEvents.facilityId,
      instrumentId: instrumentEvents.instrumentId,
      kind: instrumentEvents.kind,
      on: instrumentEvents.on,
      createdAt: instrumentEvents.createdAt,
      struckAt: instrumentEvents.struckAt,
      downFrom: instrumentEvents.downFrom,
      downTo: instrumentEvents.downTo,
    })
    .from(instrumentEvents)
    .leftJoin(
      sql`unnest(${lidarIds}::uuid[], ${kinds}::text[], ${days}::date[]) as since (lidar_id, kind, day)`,
      sql`since.lidar_id = ${instrumentEvents.instrumentId} and since.kind = ${instrumentEvents.kind}`,
    )
    .where(
      and(
        isNull(instrumentEvents.struckAt),
        where,
        or(
          sql`${instrumentEvents.on} >= since.day`,
          and(
            isNotNull(instrumentEvents.downFrom),
            or(isNull(instrumentEvents.downTo), gte(instrumentEvents.downTo, today)),
          ),
        ),
      ),
    );
};

/** The configurations of all lidars that are not approved yet, with what their approval depends on. */
export async function listOpenConfigurations(db: Db, today: Day) {
  const configurations = await db
    .select({
      id: lidarConfigurations.id,
      facilityId: lidarConfigurations.facilityId,
      lidarId: lidarConfigurations.lidarId,
      lidarName: lidars.name,
      number: lidarConfigurations.number,
      status: lidarConfigurations.status,
      channels: lidarConfigurations.channels,
      updatedAt: lidarConfigurations.updatedAt,
    })
    .from(lidarConfigurations)
    .innerJoin(lidars, eq(lidars.id, lidarConfigurations.lidarId))
    .where(isOpen)
    .orderBy(asc(lidars.createdAt), asc(lidars.id), asc(lidarConfigurations.number));
  if (configurations.length === 0) return { configurations, tests: [], events: [] };
  const tests = await listCountedTests(
    db,
    isIdIn(
      qaTests.configurationId,
      configurations.map(({ id }) => id),
    ),
  );
  const lidarIds = configurations.map(({ lidarId }) => lidarId);
  const events = await listDecidingEvents(db, isIdIn(instrumentEvents.instrumentId, lidarIds), { tests, today });
  return { configurations, tests, events };
}

/** The records of the test books of these facilities, in as many statements as there are kinds of records. */
export async function listRecords(db: Db, ids: readonly string[], today: Day) {
  const tests = await listCountedTests(db, isIdIn(qaTests.facilityId, ids));
  const events = await listDecidingEvents(db, isIdIn(instrumentEvents.facilityId, ids), { tests, today });
  const configurations = await db
    .select({
      id: lidarConfigurations.id,
      lidarId: lidarConfigurations.lidarId,
      number: lidarConfigurations.number,
      status: lidarConfigurations.status,
      channels: lidarConfigurations.channels,
      updatedAt: lidarConfigurations.updatedAt,
    })
    .from(lidarConfigurations)
    .where(isIdIn(lidarConfigurations.facilityId, ids));
  const instruments = await db
    .select({
      id: lidars.id,
      facilityId: lidars.facilityId,
      name: lidars.name,
      status: lidars.status,
      channels: lidarChannelGroups.channels,
    })
    .from(lidars)
    .leftJoin(lidarChannelGroups, eq(lidarChannelGroups.lidarId, lidars.id))
    .where(isIdIn(lidars.facilityId, ids))
    .orderBy(asc(lidars.createdAt), asc(lidars.id));
  const ofPhotometers = await db
    .select({
      id: photometers.id,
      facilityId: photometers.facilityId,
      name: photometers.name,
      status: photometers.status,
    })
    .from(photometers)
    .where(isIdIn(photometers.facilityId, ids))
    .orderBy(asc(photometers.createdAt), asc(photometers.id));
  const calibrations = await db
    .select({
      photometerId: photometerCalibrations.photometerId,
      sentOn: photometerCalibrations.sentOn,
      receivedOn: photometerCalibrations.receivedOn,
      calibratedOn: photometerCalibrations.calibratedOn,
      returnedOn: photometerCalibrations.returnedOn,
      installedOn: photometerCalibrations.installedOn,
      result: photometerCalibrations.result,
      validUntil: photometerCalibrations.validUntil,
      updatedAt: photometerCalibrations.updatedAt,
    })
    .from(photometerCalibrations)
    .where(isIdIn(photometerCalibrations.facilityId, ids));
  return { tests, events, configurations, instruments, photometers: ofPhotometers, calibrations };
}
