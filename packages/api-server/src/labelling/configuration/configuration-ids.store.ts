import { eq } from 'drizzle-orm';
import type { UsedId } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { configurationIds } from '../../platform/db/tables';

/** Releases the ids of a facility whose version is no longer in force. */
export async function freeIds(tx: Db, facilityId: string): Promise<void> {
  await tx.delete(configurationIds).where(eq(configurationIds.facilityId, facilityId));
}

/** Reserves the ids of a version that comes into force; returns those already in use by another facility. */
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
