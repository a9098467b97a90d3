import type { RoleCode } from '@portal/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountStatus } from './account-status';
import { createdAt, id, moment, updatedAt, version } from './columns';

/** A person with an account. Users are deactivated, never deleted: their names are in reports and history. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Trimmed and in lower case, so that uniqueness ignores the case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Argon2id in its text form; null until the first password is set. */
    passwordHash: text(),
    /** Set with the first password. */
    activatedAt: moment(),
    deactivatedAt: moment(),
    /** When an administrator locked it: no one can log in until it is unlocked. */
    lockedAt: moment(),
    /** When name and address were removed for good. */
    anonymisedAt: moment(),
    wantsDigest: boolean().notNull().default(true),
    /** Time of the last check for the weekly message, which is only written if there are open tasks. */
    digestAt: moment(),
    /**
     * The names of the roles in lower case and in order, for sorting; null without a role. Kept by triggers of both
     * tables.
     */
    roleNames: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (user) => {
    const byName = [sql`sort_key(${user.lastName})`, sql`sort_key(${user.firstName})`, user.email] as const;
    return [
      uniqueIndex('users_email_key').on(user.email),
      index('users_listed').on(...byName),
      // Each direction has an index, as the names below stay ascending.
      index('users_by_roles').on(user.roleNames, ...byName),
      index('users_by_roles_down').on(user.roleNames.desc().nullsLast(), ...byName),
      index('users_by_status').on(accountStatus(user), ...byName),
      index('users_by_status_down').on(sql`${accountStatus(user)} desc`, ...byName),
      check('users_email_lower', sql`${user.email} = lower(trim(${user.email})) and ${user.email} <> ''`),
    ];
  },
);

/** Roles of users. Codes and their permissions are in the domain; only the names are stored here. */
export const roles = pgTable('roles', {
  code: text().$type<RoleCode>().primaryKey(),
  name: text().notNull(),
});

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text()
      .$type<RoleCode>()
      .notNull()
      .references(() => roles.code),
    createdAt: createdAt(),
  },
  (userRole) => [
    primaryKey({ columns: [userRole.userId, userRole.role] }),
    index('user_roles_by_role').on(userRole.role),
  ],
);

/** Running sessions. Only a digest is stored, so that a reader of the table cannot use the sessions. */
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
    /** Thumbprint (RFC 7638) of the key that proofs must be signed with; null if the token alone is enough. */
    keyThumbprint: text(),
    /** Number of successors of the first token. */
    generation: integer().notNull().default(0),
    lastUsedAt: moment(),
    /** Browser and system, e.g. "Firefox on Linux"; null if unknown. */
    device: text(),
    /** Digest of the random id of the browser, which keeps it over logouts. */
    deviceDigest: text(),
    /** The network address of the login; a /64 for IPv6. */
    network: text(),
    /** When the user last showed the password or a second factor in this session; null if that was at the login. */
    confirmedAt: moment(),
    /**
     * Digest of the place (network address) where the person logged in, who is known there for as long as the row is.
     */
    openedFrom: text(),
  },
  (token) => [index('refresh_tokens_by_user').on(token.userId), index('refresh_tokens_by_expiry').on(token.expiresAt)],
);

/**
 * Proofs of possession that have been used. They are refused a second time, as long as their time is still accepted.
 */
export const usedProofs = pgTable(
  'used_proofs',
  { digest: text().primaryKey(), expiresAt: moment().notNull() },
  (proof) => [index('used_proofs_by_expiry').on(proof.expiresAt)],
);

/**
 * Links that set a password. While there is an unused, unexpired `reset` row, the user's old password is refused in the
 * network that requested it, and everywhere if an administrator did. A user has at most one live link: a new one
 * replaces the old row, which invalidates the old link.
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
    /** Digest of the requesting network; null if an administrator or the portal requested the link. */
    askedFrom: text(),
  },
  (token) => [
    uniqueIndex('one_time_tokens_live')
      .on(token.userId)
      .where(sql`${token.usedAt} is null`),
    check('one_time_tokens_kind', sql`${token.kind} in ('reset', 'activation', 'invitation')`),
  ],
);

/** The secret of a user's one-time codes; without `confirmedAt`, it is being set up and does not count. */
export const codeSecrets = pgTable('code_secrets', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key of the purpose `factor`. */
  secret: text().notNull(),
  createdAt: createdAt(),
  confirmedAt: moment(),
  lastUsedAt: moment(),
  /** The period of the last code that was used: no code of it or of an earlier one is accepted again. */
  lastStep: integer(),
});

/** Passkeys of users (WebAuthn): public keys, with nothing that is secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    credentialId: text().notNull().unique('passkeys_credential_key'),
    /** In the form of COSE, base64url. */
    publicKey: text().notNull(),
    /** Grows with every use, unless it is always 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (passkey) => [index('passkeys_by_user').on(passkey.userId)],
);

/** Unused recovery codes. They are random, so that a digest suffices. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    digest: text().notNull(),
    createdAt: createdAt(),
  },
  (code) => [primaryKey({ columns: [code.userId, code.digest] })],
);

/** Secrets that all servers on one database share. The id is the `kid` of signed tokens. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    id: id(),
    /** The purpose of the key, e.g. `session`. */
    purpose: text().notNull(),
    /** Base64url of the random bytes. */
    secret: text().notNull(),
    createdAt: createdAt(),
    /** Retired keys still verify signatures until these have expired. */
    retiredAt: moment(),
  },
  // Of two servers that start at once on an empty database, one inserts and the other reads.
  (key) => [
    uniqueIndex('signing_keys_current')
      .on(key.purpose)
      .where(sql`${key.retiredAt} is null`),
  ],
);
