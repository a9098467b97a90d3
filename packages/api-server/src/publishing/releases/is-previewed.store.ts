import { and, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { previews } from '../../platform/db/tables';

/** Whether a release that was never current is in a preview that has not ended, so that its files may be served. */
export async function isPreviewed(db: Db, { part, hash }: { part: string; hash: string }, now: Date): Promise<boolean> {
  const asked = JSON.stringify([{ name: part, hash }]);
  const rows = await db
    .select({ id: previews.id })
    .from(previews)
    .where(and(gt(previews.endsAt, now), sql`${previews.parts} @> ${asked}::jsonb`))
    .limit(1);
  return rows.length > 0;
}
