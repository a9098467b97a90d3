import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { lidarConfigurationPeriods } from '../../platform/db/tables';

export type PeriodRow = typeof lidarConfigurationPeriods.$inferSelect;

/** The states of all configurations of a facility, in the order of the decisions. */
export const listPeriods = (db: Db, facilityId: string): Promise<PeriodRow[]> =>
  db
    .select()
    .from(lidarConfigurationPeriods)
    .where(eq(lidarConfigurationPeriods.facilityId, facilityId))
    .orderBy(asc(lidarConfigurationPeriods.decidedAt), asc(lidarConfigurationPeriods.validFrom));

/** Ends the present state of a configuration. */
export async function endPeriod(tx: Db, configurationId: string, validTo: Day): Promise<void> {
  await tx
    .update(lidarConfigurationPeriods)
    .set({ validTo })
    .where(
      and(eq(lidarConfigurationPeriods.configurationId, configurationId), isNull(lidarConfigurationPeriods.validTo)),
    );
}

export async function insertPeriod(tx: Db, period: typeof lidarConfigurationPeriods.$inferInsert): Promise<PeriodRow> {
  const [row] = await tx.insert(lidarConfigurationPeriods).values(period).returning();
  if (!row) throw new Error('The inserted state was not returned.');
  return row;
}
