import { TAB_AGE, type PartGrant, type Provenance } from '@portal/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './accounts';

/** A build of one part (shell or remote) whose files are published and never overwritten. */
export const releases = pgTable(
  'releases',
  {
    id: id(),
    /** Name of the part, e.g. `mf-public`. */
    part: text().notNull(),
    version: text().notNull(),
    /** Hash over all files: names the immutable folder. */
    hash: text().notNull(),
    /** The build's `release.json`. */
    manifest: jsonb().$type<unknown>().notNull(),
    /** Contract version (shell) or range (remote). */
    contract: text().notNull(),
    createdAt: createdAt(),
    /** Null when a deploy token released it. */
    createdById: uuid().references(() => users.id),
    /** When its release was last requested; its files may still be arriving. */
    announcedAt: createdAt(),
    /** When it became current for the first time; null while files are missing. */
    releasedAt: moment(),
    /** When it stopped being current; its files are kept for a time after that. Null while it is current. */
    lastCurrentAt: moment(),
    /** When its files were removed; null while they are kept. */
    filesRemovedAt: moment(),
    /** When it was taken back: rolled back, or withdrawn; null once it is current again. */
    withdrawnAt: moment(),
    /** When it was made current as one that open tabs are to load before they go on. */
    urgentAt: moment(),
    /** Which release it took the place of when it was released: where a rollback leads. */
    replacedId: uuid().references((): AnyPgColumn => releases.id),
    /** Its origin as its builder stated it; null for builds that came with the server, and where nothing was stated. */
    provenance: jsonb().$type<Provenance>(),
    /** Compact JSON Web Signature of the statement, verified when it was stored. */
    signature: text(),
    signedById: uuid().references((): AnyPgColumn => releaseKeys.id),
  },
  (release) => [
    unique('releases_hash_key').on(release.part, release.hash),
    index('releases_by_part').on(release.part, release.releasedAt),
    index('releases_by_creator').on(release.createdById),
    index('releases_by_replaced').on(release.replacedId),
    index('releases_by_key').on(release.signedById),
  ],
);

/** Which release of each part is current. */
export const compositionPointers = pgTable(
  'composition_pointers',
  {
    part: text().primaryKey(),
    releaseId: uuid()
      .notNull()
      .references(() => releases.id),
    /** Serial of the composition that brought it. */
    serial: bigint({ mode: 'number' }).notNull(),
    movedAt: createdAt(),
    /** Who moved it: what the server released at its start it may replace, and nothing else. */
    movedBy: text().$type<'person' | 'deploy token' | 'start of the server' | 'share'>().notNull().default('person'),
  },
  (pointer) => [index('composition_pointers_by_release').on(pointer.releaseId)],
);

/** One row. A pointer moves only together with `serial = serial + 1 where serial = <the one seen>`. */
export const composition = pgTable(
  'composition',
  {
    id: integer().primaryKey().default(1),
    serial: bigint({ mode: 'number' }).notNull().default(0),
    /** How old a tab may become on code that was taken back, minutes; 0: as old as it likes. */
    tabMinutes: integer().notNull().default(TAB_AGE.usual),
  },
  (row) => [check('composition_one_row', sql`${row.id} = 1`)],
);

/** Every set of releases that was the portal once, by the id that pages and error reports carry. */
export const compositions = pgTable('compositions', {
  id: text().primaryKey(),
  since: createdAt(),
  /** Name, version and hash of each part. */
  parts: jsonb().$type<{ name: string; version: string; hash: string }[]>().notNull(),
});

/** What a part may take and hold, and whether it is in use. Nothing is released without. */
export const partGrants = pgTable(
  'part_grants',
  {
    /** Name of the part; it may not have been released yet. */
    part: text().primaryKey(),
    /** Paths below which its pages may lie; null for parts of the installation, which may take any free path. */
    prefixes: jsonb().$type<string[]>(),
    menuFrom: integer().notNull(),
    menuTo: integer().notNull(),
    limits: jsonb().$type<PartGrant['limits']>().notNull(),
    createdAt: createdAt(),
    /** Null for parts of the installation. */
    createdById: uuid().references(() => users.id),
    /** When nothing more can be released; what is live stays. Null: never. */
    endsAt: moment(),
    /** When the part was taken out of use for good. */
    retiredAt: moment(),
    /** What its pages say while it is switched off; null while it is on. */
    offReason: text(),
    /** Address of the team; null: administrators hear of what is decided on its shares. */
    email: text(),
  },
  (grant) => [index('part_grants_by_creator').on(grant.createdById)],
);

/** What a team releases its part with; only the digest of a token is known. Two can be alive while one replaces the other. */
export const deployTokens = pgTable(
  'deploy_tokens',
  {
    id: id(),
    part: text()
      .notNull()
      .references(() => partGrants.part),
    /** What the team calls it, such as the pipeline that holds it. */
    name: text().notNull(),
    digest: text().notNull().unique('deploy_tokens_digest_key'),
    createdAt: createdAt(),
    /** Null for a token that a demonstration made for itself. */
    createdById: uuid().references(() => users.id),
    /** When it was used last, to the day. */
    lastUsedAt: moment(),
    /** When it no longer holds; null for tokens of before they ended. */
    endsAt: moment(),
  },
  (token) => [index('deploy_tokens_by_creator').on(token.createdById), index('deploy_tokens_by_part').on(token.part)],
);

/** Public keys of the team of a part. Once a part has one, its releases must be signed by one that holds. */
export const releaseKeys = pgTable(
  'release_keys',
  {
    id: id(),
    part: text()
      .notNull()
      .references(() => partGrants.part),
    name: text().notNull(),
    /** Ed25519, 32 bytes in base64url. */
    publicKey: text().notNull(),
    createdAt: createdAt(),
    createdById: uuid().references(() => users.id),
    /** When it stopped holding. The row stays: the releases that it signed name it. */
    endedAt: moment(),
  },
  (key) => [
    unique('release_keys_public_key_key').on(key.part, key.publicKey),
    index('release_keys_by_creator').on(key.createdById),
  ],
);
