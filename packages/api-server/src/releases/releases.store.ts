import type { Release } from '@portal/portal-contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { composition, compositionPointers, releases } from '../db/tables';

/** A release and its row. Manifests are checked before they are stored. */
export interface StoredRelease {
  id: string;
  manifest: Release;
}

const toRelease = (row: { id: string; manifest: unknown }): StoredRelease => ({
  id: row.id,
  manifest: row.manifest as Release,
});

/** Serial number of the composition: grows with every pointer that moves. */
export async function readSerial(db: Db): Promise<number> {
  const [row] = await db.select({ serial: composition.serial }).from(composition);
  return row?.serial ?? 0;
}

/** The release of a part with this hash; null when it was never published. */
export async function findRelease(db: Db, part: string, hash: string): Promise<StoredRelease | null> {
  const [row] = await db
    .select({ id: releases.id, manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.part, part), eq(releases.hash, hash)));
  return row ? toRelease(row) : null;
}

/** The current release of every part. */
export async function currentReleases(db: Db): Promise<StoredRelease[]> {
  const rows = await db
    .select({ id: releases.id, manifest: releases.manifest })
    .from(compositionPointers)
    .innerJoin(releases, eq(compositionPointers.releaseId, releases.id))
    .orderBy(compositionPointers.part);
  return rows.map(toRelease);
}

/** Writes the row of a release; null when a release of this part and hash exists already. */
export async function insertRelease(tx: Db, manifest: Release): Promise<string | null> {
  const [row] = await tx
    .insert(releases)
    .values({
      part: manifest.name,
      version: manifest.version,
      hash: manifest.hash,
      manifest,
      contract: manifest.kind === 'shell' ? manifest.contract : manifest.remote.contract,
    })
    .onConflictDoNothing()
    .returning({ id: releases.id });
  return row?.id ?? null;
}

/** Raises the serial if it is still the one seen, and answers whether it was: of two at once, one moves nothing. */
export async function raiseSerial(tx: Db, seen: number): Promise<boolean> {
  const raised = await tx
    .update(composition)
    .set({ serial: sql`${composition.serial} + 1` })
    .where(eq(composition.serial, seen))
    .returning({ serial: composition.serial });
  return raised.length > 0;
}

/** Makes a release the current one of its part; returns the id of the one before. */
export async function movePointer(
  tx: Db,
  { part, releaseId, serial, at }: { part: string; releaseId: string; serial: number; at: Date },
): Promise<string | null> {
  const [before] = await tx.select().from(compositionPointers).where(eq(compositionPointers.part, part));
  if (before) await tx.update(releases).set({ lastCurrentAt: at }).where(eq(releases.id, before.releaseId));
  await tx
    .insert(compositionPointers)
    .values({ part, releaseId, serial })
    .onConflictDoUpdate({ target: compositionPointers.part, set: { releaseId, serial, movedAt: at } });
  return before?.releaseId ?? null;
}
