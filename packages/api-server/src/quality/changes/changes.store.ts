import { asc, eq, gt, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import {
  facilities,
  lidarConfigurationChanges,
  lidarConfigurationPeriods,
  lidarConfigurations,
  lidars,
  qaTests,
} from '../../platform/db/tables';

type NewChange = Omit<typeof lidarConfigurationChanges.$inferInsert, 'number' | 'id'>;

/**
 * Appends a change. The table stays locked until the transaction ends, so numbers follow the order of commits: a client
 * that has read up to a number cannot have missed a lower one.
 */
export async function insertChange(tx: Db, change: NewChange): Promise<void> {
  await tx.execute(sql`lock table ${lidarConfigurationChanges} in exclusive mode`);
  const [last] = await tx.select({ number: max(lidarConfigurationChanges.number) }).from(lidarConfigurationChanges);
  await tx.insert(lidarConfigurationChanges).values({ ...change, number: (last?.number ?? 0) + 1 });
}

/** The changes after a number, in order, with the present names of the facility and the lidar. */
export const listChanges = (db: Db, behind: number, count: number) =>
  db
    .select({
      change: lidarConfigurationChanges,
      configuration: {
        number: lidarConfigurations.number,
        sccConfigurationId: lidarConfigurations.sccConfigurationId,
        lidarId: lidarConfigurations.lidarId,
      },
      facility: { id: facilities.id, acronym: facilities.acronym, name: facilities.name },
      lidarName: lidars.name,
      period: { validFrom: lidarConfigurationPeriods.validFrom, reason: lidarConfigurationPeriods.reason },
      test: { id: qaTests.id, type: qaTests.type, measuredFrom: qaTests.measuredFrom },
    })
    .from(lidarConfigurationChanges)
    .innerJoin(lidarConfigurations, eq(lidarConfigurations.id, lidarConfigurationChanges.configurationId))
    .innerJoin(facilities, eq(facilities.id, lidarConfigurations.facilityId))
    .leftJoin(lidars, eq(lidars.id, lidarConfigurations.lidarId))
    .leftJoin(lidarConfigurationPeriods, eq(lidarConfigurationPeriods.id, lidarConfigurationChanges.periodId))
    .leftJoin(qaTests, eq(qaTests.id, lidarConfigurationChanges.testId))
    .where(gt(lidarConfigurationChanges.number, behind))
    .orderBy(asc(lidarConfigurationChanges.number))
    .limit(count);
export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

/** The id of the change with a number; undefined if there is none. */
export async function findChangeId(db: Db, number: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: lidarConfigurationChanges.id })
    .from(lidarConfigurationChanges)
    .where(eq(lidarConfigurationChanges.number, number));
  return row?.id;
}
