import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import type { Release } from '@portal/portal-contract';
import { compositionPointers, partGrants, releases } from '../../platform/db/tables';

/** The stored grant of a part. */
export type StoredGrant = typeof partGrants.$inferSelect;

/** The grants of all parts, by name. */
export const listGrants = (db: Db): Promise<StoredGrant[]> => db.select().from(partGrants).orderBy(partGrants.part);

/** The pages of all live parts, those of the shell included. */
export async function listLivePages(db: Db): Promise<{ part: string; path: string }[]> {
  const rows = await db
    .select({ part: releases.part, manifest: releases.manifest })
    .from(compositionPointers)
    .innerJoin(releases, eq(compositionPointers.releaseId, releases.id))
    .orderBy(releases.part);
  return rows.flatMap(({ part, manifest }) => {
    const release = manifest as Release;
    return (release.kind === 'shell' ? release : release.remote).pages.map(({ path }) => ({ part, path }));
  });
}

/** The grant of a part, locked for a change; null if there is none. */
export async function lockGrant(tx: Db, part: string): Promise<StoredGrant | null> {
  const [grant] = await tx.select().from(partGrants).where(eq(partGrants.part, part)).for('update');
  return grant ?? null;
}

type NewGrant = typeof partGrants.$inferInsert;

/** Grants a part or changes its grant. */
export async function putGrant(tx: Db, { part, ...grant }: NewGrant): Promise<void> {
  await tx
    .insert(partGrants)
    .values({ part, ...grant })
    .onConflictDoUpdate({ target: partGrants.part, set: grant });
}

/** Adds the grants of parts without one; existing grants stay. */
export async function addMissingGrants(db: Db, grants: readonly NewGrant[]): Promise<void> {
  if (grants.length > 0)
    await db
      .insert(partGrants)
      .values([...grants])
      .onConflictDoNothing();
}

/** Changes whether a part is in use. */
export async function setUse(
  tx: Db,
  part: string,
  use: Partial<Pick<StoredGrant, 'offReason' | 'retiredAt'>>,
): Promise<void> {
  await tx.update(partGrants).set(use).where(eq(partGrants.part, part));
}
