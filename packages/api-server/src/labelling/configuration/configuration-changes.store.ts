import { asc, eq, gt, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { configurationChanges, configurationVersions, facilities } from '../../platform/db/tables';
import type { VersionRow } from './configurations.store';

type NewChange = Pick<typeof configurationChanges.$inferInsert, 'versionId' | 'change' | 'supersedes' | 'at'>;

/**
 * Appends a change. The table stays locked until the transaction ends, so numbers follow the order of commits: a client
 * that has read up to a number cannot have missed a lower one.
 */
export async function insertChange(tx: Db, change: NewChange): Promise<void> {
  await lockChanges(tx);
  const [last] = await tx.select({ number: max(configurationChanges.number) }).from(configurationChanges);
  await tx.insert(configurationChanges).values({ ...change, number: (last?.number ?? 0) + 1 });
}

/** Serialises changes; the ids of the processing chain are taken under this lock as well. */
export async function lockChanges(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${configurationChanges} in exclusive mode`);
}

/** The changes after a number, in order, with the present name of the facility. */
export const listChanges = (db: Db, behind: number, count: number) =>
  db
    .select({ change: configurationChanges, version: configurationVersions, name: facilities.name })
    .from(configurationChanges)
    .innerJoin(configurationVersions, eq(configurationVersions.id, configurationChanges.versionId))
    .leftJoin(facilities, eq(facilities.id, configurationVersions.facilityId))
    .where(gt(configurationChanges.number, behind))
    .orderBy(asc(configurationChanges.number))
    .limit(count);
export interface ChangeRow {
  change: typeof configurationChanges.$inferSelect;
  version: VersionRow;
  /** The name of the facility; `null` if it has none, or is deleted. */
  name: string | null;
}

/** The id of the change with a number; undefined if there is none. */
export async function findChangeId(db: Db, number: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: configurationChanges.id })
    .from(configurationChanges)
    .where(eq(configurationChanges.number, number));
  return row?.id;
}
