import { eq } from 'drizzle-orm';
import type { UsedId } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { configurationIds } from '../../platform/db/tables';

/** Gives the ids of a facility free: its version is no longer in force. */
export async function freeIds(tx: Db, facilityId: string): Promise<void> {
  await tx.delete(configurationIds).where(eq(configurationIds.facilityId, facilityId));
}

/** Takes the ids of a version that comes into force; returns those that stand for something of another facility. */
export async function takeIds(tx: Db, facilityId: string, ids: readonly UsedId[]): Promise<UsedId[]> {
  await freeIds(tx, facilityId);
  if (ids.length === 0) return [];
  const taken = await tx
    .insert(configurationIds)
    .values(ids.map(({ kind, value }) => ({ kind, value, facilityId })))
    .onConflictDoNothing()
    .returning();
  return ids.filter(({ kind, value }) => !taken.some((row) => row.kind === kind && row.value === value));
}
