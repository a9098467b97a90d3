import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './users';

/** Running sessions. Only a digest is kept: who reads the table cannot use what is in it. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    digest: text().notNull().unique('refresh_tokens_digest_key'),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** Digest of the place (network address) where the person logged in, who is known there for as long as the row is. */
    openedFrom: text(),
  },
  (token) => [index('refresh_tokens_by_user').on(token.userId), index('refresh_tokens_by_expiry').on(token.expiresAt)],
);

/**
 * Links that set a password. While an unused, unexpired `reset` row exists, the user's old password is
 * refused in the place that asked for it, and everywhere when an administrator did.
 * A user has one live link at most: a new one takes the place of the old row, which makes the old link worthless.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'reset' | 'activation' | 'invitation'>().notNull(),
    digest: text().notNull().unique('one_time_tokens_digest_key'),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** Digest of the place (network address) that asked; null when an administrator or the portal did. */
    askedFrom: text(),
  },
  (token) => [
    uniqueIndex('one_time_tokens_live')
      .on(token.userId)
      .where(sql`${token.usedAt} is null`),
    check('one_time_tokens_kind', sql`${token.kind} in ('reset', 'activation', 'invitation')`),
  ],
);
