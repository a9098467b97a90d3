import { ACCOUNT_EVENTS, type AccountEventAction } from '@portal/domain';
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { auditEntries, refreshTokens } from '../../platform/db/tables';

/** The running sessions of a user, the last used one first. */
export const listSessions = (db: Db, userId: string, now: Date) =>
  db
    .select({
      id: refreshTokens.id,
      device: refreshTokens.device,
      network: refreshTokens.network,
      createdAt: refreshTokens.createdAt,
      lastUsedAt: refreshTokens.lastUsedAt,
      expiresAt: refreshTokens.expiresAt,
      keyThumbprint: refreshTokens.keyThumbprint,
    })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revokedAt), gt(refreshTokens.expiresAt, now)))
    .orderBy(desc(sql`coalesce(${refreshTokens.lastUsedAt}, ${refreshTokens.createdAt})`), refreshTokens.id);
export type ListedSession = Awaited<ReturnType<typeof listSessions>>[number];

/** Maximum number of events in the list. */
const MAX_EVENTS = 20;

/** The latest events of an account: the user's own actions on it, and those of others. */
export async function listEvents(db: Db, userId: string): Promise<{ action: AccountEventAction; at: Date }[]> {
  const isAboutAccount = and(eq(auditEntries.objectKind, 'user'), eq(auditEntries.objectId, userId));
  const isOwnSession = and(eq(auditEntries.objectKind, 'session'), eq(auditEntries.actorId, userId));
  const rows = await db
    .select({ action: auditEntries.action, at: auditEntries.at })
    .from(auditEntries)
    .where(and(inArray(auditEntries.action, [...ACCOUNT_EVENTS]), or(isAboutAccount, isOwnSession)))
    .orderBy(desc(auditEntries.number))
    .limit(MAX_EVENTS);
  return rows as { action: AccountEventAction; at: Date }[];
}
