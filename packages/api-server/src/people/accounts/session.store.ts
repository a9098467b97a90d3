import type { RoleCode } from '@portal/domain';
import { and, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { digestOf } from '../../platform/digest/digest';
import { calendarAddresses, refreshTokens, signingKeys, usedProofs, userRoles, users } from '../../platform/db/tables';
import type { User } from '../users/user.store';
import { HAS_FACTOR } from '../users/factor.store';
import { SESSION_KEYS } from './signing-key.store';
import type { Session, VerifiedToken } from './session-token';

interface NewSession extends Session {
  /** Digest of the refresh token. */
  digest: string;
  expiresAt: Date;
  /** Digest of the network from which the user logged in. */
  openedFrom: string;
  network: string;
  device: string | null;
  /** Of the random id of the browser; null if it sent none. */
  deviceDigest: string | null;
  keyThumbprint: string | null;
  /** When the user showed the password or a second factor. */
  confirmedAt: Date;
}

const isRunning = (session: Session, now: Date) =>
  and(
    eq(refreshTokens.id, session.sessionId),
    eq(refreshTokens.userId, session.userId),
    isNull(refreshTokens.revokedAt),
    gt(refreshTokens.expiresAt, now),
  );

/** Records a session, so that it can be ended. */
export async function insertSession(tx: Db, { sessionId, ...values }: NewSession): Promise<void> {
  await tx.insert(refreshTokens).values({ id: sessionId, ...values });
}

/** Whether the user has logged in with this device, or from this network, in the last weeks. */
export async function findKnown(
  db: Db,
  userId: string,
  { network, deviceDigest }: Pick<NewSession, 'network' | 'deviceDigest'>,
): Promise<{ isDevice: boolean; isNetwork: boolean }> {
  const isNetwork = sql<boolean>`coalesce(bool_or(${refreshTokens.openedFrom} = ${digestOf(network)}), false)`;
  const isDevice = sql<boolean>`coalesce(bool_or(${refreshTokens.deviceDigest} = ${deviceDigest ?? ''}), false)`;
  const [known] = await db.select({ isDevice, isNetwork }).from(refreshTokens).where(eq(refreshTokens.userId, userId));
  return known ?? { isDevice: false, isNetwork: false };
}

const sessionUsers = prepared((db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roles: sql<
        RoleCode[]
      >`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by 1)`,
      hasFactor: HAS_FACTOR,
      secret: signingKeys.secret,
    })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .innerJoin(signingKeys, and(eq(signingKeys.purpose, SESSION_KEYS), eq(signingKeys.id, sql.placeholder('keyId'))))
    .where(
      and(
        eq(refreshTokens.id, sql.placeholder('sessionId')),
        eq(refreshTokens.userId, sql.placeholder('userId')),
        isNull(refreshTokens.revokedAt),
        gt(refreshTokens.expiresAt, sql.placeholder('now')),
        isNull(users.deactivatedAt),
        isNull(users.lockedAt),
      ),
    )
    .prepare(''),
);

/** The user of a session that has neither been ended nor expired, with the secret of the key that signed its tokens. */
export async function findSessionUser(
  db: Db,
  { keyId, sessionId, userId }: Session & { keyId: string },
  now: Date,
): Promise<(User & { secret: string; hasFactor: boolean }) | undefined> {
  const [user] = await sessionUsers(db, { keyId, sessionId, userId, now });
  return user;
}

/** A session as its refresh tokens are checked against it. */
export type StoredSession = Pick<
  typeof refreshTokens.$inferSelect,
  'digest' | 'generation' | 'keyThumbprint' | 'expiresAt'
>;

/** A session that has neither been ended nor expired. */
export async function findRunningSession(db: Db, session: Session, now: Date): Promise<StoredSession | undefined> {
  const { digest, generation, keyThumbprint, expiresAt } = refreshTokens;
  const [stored] = await db
    .select({ digest, generation, keyThumbprint, expiresAt })
    .from(refreshTokens)
    .where(isRunning(session, now));
  return stored;
}

/**
 * When the user of a session last showed the password or a second factor. Sessions that an older server opens during an
 * update record only the login.
 */
export async function findConfirmation(db: Db, sessionId: string): Promise<Date | undefined> {
  const { id, confirmedAt, createdAt } = refreshTokens;
  const [session] = await db.select({ confirmedAt, createdAt }).from(refreshTokens).where(eq(id, sessionId));
  return session?.confirmedAt ?? session?.createdAt;
}

/** Records that the user of a session has shown the password or a second factor again. */
export async function confirmSession(db: Db, session: Session, now: Date): Promise<void> {
  await db.update(refreshTokens).set({ confirmedAt: now }).where(isRunning(session, now));
}

/** Records that the session goes on. */
export async function touchSession(db: Db, session: Session, now: Date): Promise<void> {
  await db.update(refreshTokens).set({ lastUsedAt: now }).where(isRunning(session, now));
}

/**
 * Replaces the refresh token of this generation by its successor; false if the successor has been used already. A token
 * whose successor is unused may be exchanged again, because the answer with the successor may have been lost.
 */
export async function advanceSession(
  db: Db,
  { generation, digest, ...session }: VerifiedToken & { digest: string },
  now: Date,
): Promise<boolean> {
  const next = generation + 1;
  const { rowCount } = await db
    .update(refreshTokens)
    .set({ generation: next, digest, lastUsedAt: now })
    .where(and(isRunning(session, now), inArray(refreshTokens.generation, [generation, next])));
  return (rowCount ?? 0) > 0;
}

/** Records a proof as used; false if it was used before. */
export async function spendProof(db: Db, digest: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db.insert(usedProofs).values({ digest, expiresAt }).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Removes proofs that are refused by their time alone. */
export async function removeLapsedProofs(db: Db, now: Date): Promise<void> {
  await db.delete(usedProofs).where(lte(usedProofs.expiresAt, now));
}

/** Ends one session; true for exactly one of several concurrent calls. */
export async function endSession(tx: Db, session: Session, now: Date): Promise<boolean> {
  const { rowCount } = await tx.update(refreshTokens).set({ revokedAt: now }).where(isRunning(session, now));
  return (rowCount ?? 0) > 0;
}

/** Ends all sessions of a user, except the one with the id `keep`. */
export async function endSessions(tx: Db, userId: string, now: Date, keep?: string): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(refreshTokens.userId, userId),
        isNull(refreshTokens.revokedAt),
        keep ? ne(refreshTokens.id, keep) : undefined,
      ),
    );
}

/** Ends all sessions of a user, and the addresses of the calendar, which are read without a session. */
export async function endAllAccess(tx: Db, userId: string, now: Date): Promise<void> {
  await endSessions(tx, userId, now);
  await tx.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId));
}

/** Removes sessions that have expired, revoked or not: their tokens are refused by their own dates. */
export async function removeLapsedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
}
