import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { auditEntries, users } from '../../platform/db/tables';

/** A move that ends shares which it leaves without a comparison. */
export type EndingMove = 'release.publish' | 'release.rollback' | 'release.withdraw' | 'release.retire';

/** The end of a share in the audit log. */
export interface RecordedEnd {
  /** Its releases by name and version. */
  names: string | null;
  /** The name of the acting user. */
  person: string | null;
  /** The kind of program that acted instead of a user, and the name of the deploy token. */
  by: string | null;
  token: string | null;
  /** Null for an end on request or by itself, and in entries from before moves were recorded. */
  move: EndingMove | null;
  reason: string | null;
}

/** The ends of shares in the audit log, the latest first: exactly one entry for each share that has ended. */
export async function listRecordedEnds(db: Db): Promise<RecordedEnd[]> {
  const { objectName, action, actorId, number, newValue } = auditEntries;
  return db
    .select({
      names: objectName,
      person: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      by: sql<string | null>`${newValue} ->> 'by'`,
      token: sql<string | null>`${newValue} ->> 'token'`,
      move: sql<EndingMove | null>`${newValue} ->> 'move'`,
      reason: sql<string | null>`${newValue} ->> 'reason'`,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, actorId))
    .where(eq(action, 'release.end-share'))
    .orderBy(desc(number));
}
