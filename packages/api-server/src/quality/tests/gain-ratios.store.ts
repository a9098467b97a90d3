import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { VALID_STATUSES, type QaTestTypeCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { qaChannelResults, qaTests } from '../../platform/db/tables';

const inValidCalibration = and(
  eq(qaTests.type, 'polarisation_calibration' satisfies QaTestTypeCode),
  inArray(qaTests.status, [...VALID_STATUSES]),
  isNotNull(qaChannelResults.eta),
);

/** Gain ratios in the valid calibrations of a lidar, the newest last. */
export const listEtas = (db: Db, lidarId: string) =>
  db
    .select({ name: qaChannelResults.name, eta: qaChannelResults.eta })
    .from(qaChannelResults)
    .innerJoin(qaTests, eq(qaTests.id, qaChannelResults.testId))
    .where(and(eq(qaTests.lidarId, lidarId), inValidCalibration))
    .orderBy(asc(qaTests.measuredFrom));

/** Gain ratios in the valid calibrations of one configuration, the newest last. */
export const listFactors = (db: Db, configurationId: string) =>
  db
    .select({
      pair: qaChannelResults.name,
      eta: qaChannelResults.eta,
      measuredFrom: qaTests.measuredFrom,
      testId: qaTests.id,
    })
    .from(qaChannelResults)
    .innerJoin(qaTests, eq(qaTests.id, qaChannelResults.testId))
    .where(and(eq(qaTests.configurationId, configurationId), inValidCalibration))
    .orderBy(asc(qaTests.measuredFrom));
