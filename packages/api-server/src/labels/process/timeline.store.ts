import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { QaTestStatus } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import {
  acceptedVersions,
  applications,
  auditEntries,
  lidarConfigurationPeriods,
  lidarConfigurations,
  lidars,
  qaTests,
  snapshots,
} from '../../platform/db/tables';

const preliminary = alias(snapshots, 'preliminary');
const final = alias(snapshots, 'final');

/** When a report was issued, epoch seconds as a text. */
const issuedAt = (content: AnyPgColumn) => sql<string | null>`${content} ->> 'issued_at'`;
/** The rounds of a facility with the dates of their steps, the first one first. */
export const listRounds = (db: Db, facilityId: string) =>
  db
    .select({
      round: applications.round,
      status: applications.status,
      submittedAt: applications.submittedAt,
      evaluatedAt: applications.evaluatedAt,
      preliminaryAcceptance: applications.preliminaryAcceptance,
      acceptance: applications.acceptance,
      preliminaryIssuedAt: issuedAt(preliminary.content),
      finalIssuedAt: issuedAt(final.content),
      archivedAt: applications.archivedAt,
    })
    .from(applications)
    .leftJoin(
      preliminary,
      and(eq(preliminary.applicationId, applications.id), eq(preliminary.kind, 'preliminary-report')),
    )
    .leftJoin(final, and(eq(final.applicationId, applications.id), eq(final.kind, 'final-report')))
    .where(eq(applications.facilityId, facilityId))
    .orderBy(asc(applications.round));
export type RoundOnWay = Awaited<ReturnType<typeof listRounds>>[number];

/** When upgrade plans were uploaded, the first one first. */
export async function listPlans(db: Db, facilityId: string): Promise<Date[]> {
  const uploads = await db
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(and(eq(auditEntries.facilityId, facilityId), eq(auditEntries.action, 'application.add-upgrade-plan')))
    .orderBy(asc(auditEntries.at));
  return uploads.map(({ at }) => at);
}

/** The accepted versions of a facility without their contents, the first one first. */
export const listVersionsOnWay = (db: Db, facilityId: string) =>
  db
    .select({
      number: acceptedVersions.number,
      by: acceptedVersions.acceptedBy,
      validFrom: acceptedVersions.validFrom,
      validTo: acceptedVersions.validTo,
      isLast: acceptedVersions.isLast,
    })
    .from(acceptedVersions)
    .where(eq(acceptedVersions.facilityId, facilityId))
    .orderBy(asc(acceptedVersions.number));
export type VersionOnWay = Awaited<ReturnType<typeof listVersionsOnWay>>[number];

const CONCLUDED: QaTestStatus[] = [
  'passed',
  'passed_with_remarks',
  'failed',
  'not_assessable',
  'superseded',
  'revoked',
];

/** The concluded tests of a facility; of one that was superseded or revoked, the result is in its report. */
export const listConcludedTests = (db: Db, facilityId: string) =>
  db
    .select({
      id: qaTests.id,
      lidarId: qaTests.lidarId,
      lidarName: qaTests.lidarName,
      type: qaTests.type,
      status: qaTests.status,
      // Of others it is not read: a report is large.
      reported: sql<QaTestStatus | null>`case when ${inArray(qaTests.status, ['superseded', 'revoked'])}
        then ${qaTests.report} ->> 'status' end`,
      evaluatedAt: qaTests.evaluatedAt,
    })
    .from(qaTests)
    .where(and(eq(qaTests.facilityId, facilityId), inArray(qaTests.status, CONCLUDED), isNotNull(qaTests.evaluatedAt)))
    .orderBy(asc(qaTests.evaluatedAt), asc(qaTests.id));
export type TestOnWay = Awaited<ReturnType<typeof listConcludedTests>>[number];

/** The states that configurations of a facility entered, with the present names of their lidars. */
export const listConfigurationStates = (db: Db, facilityId: string) =>
  db
    .select({
      status: lidarConfigurationPeriods.status,
      decidedAt: lidarConfigurationPeriods.decidedAt,
      number: lidarConfigurations.number,
      lidarId: lidarConfigurations.lidarId,
      lidarName: lidars.name,
    })
    .from(lidarConfigurationPeriods)
    .innerJoin(lidarConfigurations, eq(lidarConfigurations.id, lidarConfigurationPeriods.configurationId))
    .leftJoin(lidars, eq(lidars.id, lidarConfigurations.lidarId))
    .where(eq(lidarConfigurationPeriods.facilityId, facilityId))
    .orderBy(asc(lidarConfigurationPeriods.decidedAt));
export type ConfigurationOnWay = Awaited<ReturnType<typeof listConfigurationStates>>[number];
