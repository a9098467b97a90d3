import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { oneTimeTokens, users } from '../../platform/db/tables';

export type LinkKind = (typeof oneTimeTokens.$inferSelect)['kind'];

export interface NewLink {
  /** Set if the secret is derived from it. */
  id?: string;
  userId: string;
  kind: LinkKind;
  digest: string;
  now: Date;
  expiresAt: Date;
  /** Digest of the device or network that requested the link; null for an administrator. */
  askedFrom: string | null;
}

const isLive = (digest: string, now: Date) =>
  and(eq(oneTimeTokens.digest, digest), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now));

/** Whether the replaced row is a live reset that an administrator requested. */
const isHeldByAdministrator = (now: Date) =>
  and(eq(oneTimeTokens.kind, 'reset'), isNull(oneTimeTokens.askedFrom), gt(oneTimeTokens.expiresAt, now));

/** Whether it is one that somebody else requested. */
const isHeldByOthers = (now: Date) =>
  and(eq(oneTimeTokens.kind, 'reset'), isNotNull(oneTimeTokens.askedFrom), gt(oneTimeTokens.expiresAt, now));

/** The places of the previous requests and of this one, separated by spaces; few, as requests are limited. */
const withPlace = (place: string | null) =>
  sql`array_to_string(array(select distinct unnest(string_to_array(${oneTimeTokens.askedFrom}, ' ') || ${place}::text)), ' ')`;

/** Stores a link and invalidates the user's previous one, but not what it holds: the old password, where it was requested. */
export async function replaceLink(tx: Db, { userId, now, ...values }: NewLink): Promise<void> {
  await tx
    .insert(oneTimeTokens)
    .values({ userId, createdAt: now, ...values })
    .onConflictDoUpdate({
      target: oneTimeTokens.userId,
      targetWhere: sql`${oneTimeTokens.usedAt} is null`,
      set: {
        createdAt: now,
        ...values,
        // A later request from elsewhere does not weaken a lock that an administrator or somebody before requested.
        askedFrom: sql`case
          when ${isHeldByAdministrator(now)} or ${values.askedFrom}::text is null then null
          when ${isHeldByOthers(now)} then ${withPlace(values.askedFrom)}
          else ${values.askedFrom}::text end`,
      },
    });
}

/**
 * The user's valid link to a first password. The account is locked until the transaction ends, so that concurrent
 * requests all get the same link.
 */
export async function lockDerivedLink(tx: Db, userId: string, now: Date) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [link] = await tx
    .select({ id: oneTimeTokens.id, digest: oneTimeTokens.digest })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        ne(oneTimeTokens.kind, 'reset'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    );
  return link;
}

/** Sets another expiry of a link. */
export async function prolongLink(
  tx: Db,
  id: string,
  values: Pick<NewLink, 'kind' | 'expiresAt' | 'askedFrom'>,
): Promise<void> {
  await tx.update(oneTimeTokens).set(values).where(eq(oneTimeTokens.id, id));
}

/** Invalidates every link to a first password. */
export async function removeDerivedLinks(tx: Db): Promise<void> {
  await tx.delete(oneTimeTokens).where(and(ne(oneTimeTokens.kind, 'reset'), isNull(oneTimeTokens.usedAt)));
}

/** The user of a link; undefined if it is unknown, used, replaced or expired, or if the account is deactivated. */
export async function findLink(db: Db, digest: string, now: Date): Promise<{ userId: string } | undefined> {
  const [link] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(and(isLive(digest, now), isNull(users.deactivatedAt), isNull(users.lockedAt)));
  return link;
}

/** Marks the link as used; true for exactly one of several concurrent calls. */
export async function useLink(tx: Db, digest: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(isLive(digest, now))
    .returning({ id: oneTimeTokens.id });
  return used.length > 0;
}

/** Invalidates the user's link, if there is one. */
export async function removeLink(tx: Db, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt)));
}

/**
 * Whether a link for a new password locks the old one: an administrator requested it, or it was requested from one
 * of these places (digests). A request by a stranger elsewhere locks no user out.
 */
export async function isResetPending(db: Db, userId: string, places: readonly string[], now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.kind, 'reset'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        or(
          isNull(oneTimeTokens.askedFrom),
          sql`string_to_array(${oneTimeTokens.askedFrom}, ' ') && string_to_array(${places.join(' ')}, ' ')`,
        ),
      ),
    );
  return rows.length > 0;
}

/** Removes expired links, used or not: an expired link no longer locks a password. */
export async function removeLapsedLinks(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
}
