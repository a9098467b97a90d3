import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { compositions } from '../../platform/db/tables';
import { compositionId, type PartRelease } from './current';

/** Records these releases as the live composition and returns its id. A known composition keeps its date. */
export async function recordComposition(db: Db, parts: readonly PartRelease[], since: Date): Promise<string> {
  const id = compositionId(parts);
  const named = parts.map(({ name, version, hash }) => ({ name, version, hash }));
  await db.insert(compositions).values({ id, since, parts: named }).onConflictDoNothing();
  return id;
}

/** The composition with this id, if it was ever live. */
export async function findComposition(db: Db, id: string) {
  const [composition] = await db.select().from(compositions).where(eq(compositions.id, id));
  return composition ?? null;
}

/** The compositions that first became live between two moments, in that order. */
export const listCompositions = (db: Db, from: Date, to: Date) =>
  db
    .select()
    .from(compositions)
    .where(and(gte(compositions.since, from), lte(compositions.since, to)))
    .orderBy(asc(compositions.since));
