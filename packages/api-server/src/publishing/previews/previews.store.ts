import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { previewPasses, previews, refreshTokens, releases, users } from '../../platform/db/tables';
import { toRelease, type StoredRelease } from '../releases/releases.store';

export type StoredPreview = typeof previews.$inferSelect;

/** A preview and the user who made it, if any. */
export interface MadePreview extends StoredPreview {
  madeBy: string | null;
}

/** Stores a preview until it ends. */
export async function insertPreview(tx: Db, preview: typeof previews.$inferInsert): Promise<StoredPreview> {
  const [row] = await tx.insert(previews).values(preview).returning();
  if (!row) throw new Error('The preview was not kept.');
  return row;
}

/** The preview with this id, if it has not ended. */
export async function findPreview(db: Db, id: string, now: Date): Promise<MadePreview | undefined> {
  const [row] = await db
    .select({ preview: previews, firstName: users.firstName, lastName: users.lastName })
    .from(previews)
    .leftJoin(users, eq(users.id, previews.createdById))
    .where(and(eq(previews.id, id), gt(previews.endsAt, now)));
  return row && { ...row.preview, madeBy: row.firstName === null ? null : `${row.firstName} ${row.lastName}` };
}

/** Releases by name and hash, published or announced; unknown ones are omitted. */
export async function findReleases(db: Db, named: readonly { name: string; hash: string }[]): Promise<StoredRelease[]> {
  if (named.length === 0) return [];
  const rows = await db
    .select()
    .from(releases)
    .where(or(...named.map(({ name, hash }) => and(eq(releases.part, name), eq(releases.hash, hash)))));
  return rows.map(toRelease);
}

/** A pass for one page load. */
export async function insertPass(db: Db, pass: typeof previewPasses.$inferInsert): Promise<void> {
  await db.insert(previewPasses).values(pass);
}

/** The scope of a used pass. */
export type TakenPass = Pick<typeof previewPasses.$inferSelect, 'previewId' | 'parts'>;

const runs = (now: Date) => and(isNull(refreshTokens.revokedAt), gt(refreshTokens.expiresAt, now));

/**
 * Consumes a pass. Undefined if there is none, because it was used before or has expired; null if the session that
 * requested it or its account has ended.
 */
export async function takePass(db: Db, digest: string, now: Date): Promise<TakenPass | null | undefined> {
  const [taken] = await db
    .delete(previewPasses)
    .where(and(eq(previewPasses.digest, digest), gt(previewPasses.endsAt, now)))
    .returning();
  if (!taken) return undefined;
  const { sessionId } = taken;
  if (sessionId === null) return taken;
  const session = await db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .innerJoin(users, and(eq(users.id, refreshTokens.userId), isNull(users.deactivatedAt)))
    .where(and(eq(refreshTokens.id, sessionId), runs(now)));
  return session.length > 0 ? taken : null;
}

/** Removes previews and passes that have ended. */
export async function removeLapsedPreviews(db: Db, now: Date): Promise<void> {
  await db.delete(previewPasses).where(lte(previewPasses.endsAt, now));
  await db.delete(previews).where(lte(previews.endsAt, now));
}
