import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { auditEntries, users } from '../../platform/db/tables';

const MOVES = ['release.publish', 'release.rollback', 'release.withdraw', 'release.retire'] as const;

/** The last step after which a release was no longer current. */
export interface LastStep {
  part: string;
  hash: string;
  action: (typeof MOVES)[number];
  /** The name of the acting user. */
  person: string | null;
  /** The name of the deploy token that acted in the place of a user. */
  token: string | null;
  reason: string | null;
}

/** The last steps that replaced or removed releases, from the audit log, where each entry follows the one it moved from. */
export async function listLastSteps(db: Db): Promise<LastStep[]> {
  const { objectId, objectKind, action, actorId, number, newValue } = auditEntries;
  const hashOf = sql`${newValue} ->> 'hash'`;
  const moves = db
    .select({
      part: objectId,
      number,
      action,
      actorId,
      newHash: sql<string>`coalesce(${hashOf}, '')`.as('new_hash'),
      hash: sql<string>`lag(${hashOf}) over (partition by ${objectId} order by ${number})`.as('left_hash'),
      token: sql<string | null>`${newValue} ->> 'token'`.as('token'),
      reason: sql<string | null>`${newValue} ->> 'reason'`.as('reason'),
    })
    .from(auditEntries)
    .where(and(eq(objectKind, 'release'), inArray(action, [...MOVES])))
    .as('moves');
  const rows = await db
    .selectDistinctOn([moves.part, moves.hash], {
      part: moves.part,
      hash: moves.hash,
      action: moves.action,
      person: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      token: moves.token,
      reason: moves.reason,
    })
    .from(moves)
    .leftJoin(users, eq(users.id, moves.actorId))
    .where(and(isNotNull(moves.hash), ne(moves.hash, moves.newHash)))
    .orderBy(moves.part, moves.hash, desc(moves.number));
  return rows as LastStep[];
}
