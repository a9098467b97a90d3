import { count, eq, gt, inArray, min, or, sum } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { compositionPointers, emails, loadCounts, releases } from '../../platform/db/tables';

/** Messages by status: all pending ones, and of the others those that were written since that moment. */
export async function countMessages(db: Db, since: Date) {
  return db
    .select({ status: emails.status, count: count(), oldest: min(emails.createdAt) })
    .from(emails)
    .where(or(inArray(emails.status, ['pending', 'sending']), gt(emails.createdAt, since)))
    .groupBy(emails.status);
}

/** Version and hash of the current release of every part. */
export async function listCurrent(db: Db) {
  return db
    .select({ part: releases.part, version: releases.version, hash: releases.hash })
    .from(compositionPointers)
    .innerJoin(releases, eq(compositionPointers.releaseId, releases.id));
}

/** Reports from browsers for each part, by outcome. */
export async function sumLoads(db: Db) {
  return db
    .select({ part: releases.part, outcome: loadCounts.outcome, count: sum(loadCounts.count).mapWith(Number) })
    .from(loadCounts)
    .innerJoin(releases, eq(loadCounts.releaseId, releases.id))
    .groupBy(releases.part, loadCounts.outcome);
}
