import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { auditEntries, users } from '../../platform/db/tables';

/** The move by which a release first became current. */
export interface FirstMove {
  part: string;
  hash: string | null;
  /** The name of the acting user. */
  person: string | null;
  /** The kind of program that acted instead of a user, and the name of the deploy token. */
  by: string | null;
  token: string | null;
}

/** The first moves of releases, from the audit log. */
export async function listFirstMoves(db: Db): Promise<FirstMove[]> {
  const { objectId, objectKind, action, actorId, number, newValue } = auditEntries;
  const hash = sql<string | null>`${newValue} ->> 'hash'`;
  return db
    .selectDistinctOn([objectId, hash], {
      part: objectId,
      hash,
      person: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      by: sql<string | null>`${newValue} ->> 'by'`,
      token: sql<string | null>`${newValue} ->> 'token'`,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, actorId))
    .where(and(eq(objectKind, 'release'), eq(action, 'release.publish')))
    .orderBy(asc(objectId), asc(hash), asc(number));
}
