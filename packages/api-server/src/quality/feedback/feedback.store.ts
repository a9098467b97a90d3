import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { StoredConfigurationStatus } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { dataFeedback, facilities, lidarConfigurations } from '../../platform/db/tables';
import type { ConfigurationRow } from '../configurations/configurations.store';

/** A report of the data centre with its configuration. */
export interface StoredFeedback {
  row: typeof dataFeedback.$inferSelect;
  configuration: Pick<ConfigurationRow, 'number' | 'sccConfigurationId'>;
}

const columns = {
  row: dataFeedback,
  configuration: { number: lidarConfigurations.number, sccConfigurationId: lidarConfigurations.sccConfigurationId },
};

/** The reports on all lidars of a facility, in the order of the days that they begin with. */
export const listFeedback = (db: Db, facilityId: string): Promise<StoredFeedback[]> =>
  db
    .select(columns)
    .from(dataFeedback)
    .innerJoin(lidarConfigurations, eq(lidarConfigurations.id, dataFeedback.configurationId))
    .where(eq(dataFeedback.facilityId, facilityId))
    .orderBy(asc(dataFeedback.from), asc(dataFeedback.createdAt));

/** Which of several configurations with one id in the processing chain is meant: the one that is in use. */
const ORDER: readonly StoredConfigurationStatus[] = ['approved', 'suspended', 'draft', 'superseded', 'retired'];
const rank = sql`array_position(${`{${ORDER.join(',')}}`}::text[], ${lidarConfigurations.status})`;

/** The configuration with an id in the processing chain; undefined for an unknown one, and one of an archived facility. */
export async function findByChainId(db: Db, sccConfigurationId: number): Promise<ConfigurationRow | undefined> {
  const [found] = await db
    .select({ configuration: lidarConfigurations })
    .from(lidarConfigurations)
    .innerJoin(facilities, eq(facilities.id, lidarConfigurations.facilityId))
    .where(and(eq(lidarConfigurations.sccConfigurationId, sccConfigurationId), sql`${facilities.archivedAt} is null`))
    .orderBy(asc(rank), desc(lidarConfigurations.createdAt))
    .limit(1);
  return found?.configuration;
}

type NewFeedback = typeof dataFeedback.$inferInsert;

/** Keeps a report; `isNew` is false for one of the same configuration, kind and days, which gets the present number of files. */
export async function keepFeedback(
  tx: Db,
  values: NewFeedback,
): Promise<{ row: StoredFeedback['row']; isNew: boolean; before: number | null }> {
  const [added] = await tx.insert(dataFeedback).values(values).onConflictDoNothing().returning();
  if (added) return { row: added, isNew: true, before: null };
  const isSame = and(
    eq(dataFeedback.configurationId, values.configurationId),
    eq(dataFeedback.kind, values.kind),
    eq(dataFeedback.from, values.from),
    eq(dataFeedback.to, values.to),
  );
  const [present] = await tx.select().from(dataFeedback).where(isSame);
  if (!present) throw new Error('The present report was not found.');
  if (present.count === values.count) return { row: present, isNew: false, before: present.count };
  const [row] = await tx.update(dataFeedback).set({ count: values.count }).where(isSame).returning();
  return { row: row ?? present, isNew: false, before: present.count };
}
