import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { compositions } from '../../platform/db/tables';
import { compositionId, type PartRelease } from './current';

/** Notes that these releases make up the portal, and returns the id of the set. One that is known keeps its date. */
export async function recordComposition(db: Db, parts: readonly PartRelease[], since: Date): Promise<string> {
  const id = compositionId(parts);
  const named = parts.map(({ name, version, hash }) => ({ name, version, hash }));
  await db.insert(compositions).values({ id, since, parts: named }).onConflictDoNothing();
  return id;
}

/** The set of releases with this id, if it was the portal once. */
export async function findComposition(db: Db, id: string) {
  const [composition] = await db.select().from(compositions).where(eq(compositions.id, id));
  return composition ?? null;
}

/** The sets of releases that were the portal for the first time between two moments, in that order. */
export const listCompositions = (db: Db, from: Date, to: Date) =>
  db
    .select()
    .from(compositions)
    .where(and(gte(compositions.since, from), lte(compositions.since, to)))
    .orderBy(asc(compositions.since));
