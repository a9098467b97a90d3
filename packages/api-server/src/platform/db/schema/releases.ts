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
    /** Null if a deploy token released it. */
    createdById: uuid().references(() => users.id),
    /** Time of the last request for its release; its files may not be complete yet. */
    announcedAt: createdAt(),
    /** Time when it first became current or part of a share; null before that. */
    releasedAt: moment(),
    /** Time when it first became current for all tabs; null if it was at most shared. */
    firstCurrentAt: moment(),
    /** Time when it stopped being current; its files are kept for a period after that. Null while it is current. */
    lastCurrentAt: moment(),
    /** Time when its files were removed; null while they are stored. */
    filesRemovedAt: moment(),
    /** Time of its rollback or withdrawal; null once it is current again. */
    withdrawnAt: moment(),
    /** Time when it became current as an urgent release, which open tabs have to load before they continue. */
    urgentAt: moment(),
    /** The release that it replaced: the target of a rollback. */
    replacedId: uuid().references((): AnyPgColumn => releases.id),
    /** Its origin as its builder stated it; null for builds that came with the server, and if nothing was stated. */
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

/** The current release of each part. */
export const compositionPointers = pgTable(
  'composition_pointers',
  {
    part: text().primaryKey(),
    releaseId: uuid()
      .notNull()
      .references(() => releases.id),
    /** Serial of the composition in which it became current. */
    serial: bigint({ mode: 'number' }).notNull(),
    movedAt: createdAt(),
    /** The origin of the move: the start of the server may replace only releases of an earlier start. */
    movedBy: text().$type<'person' | 'deploy token' | 'start of the server' | 'share'>().notNull().default('person'),
  },
  (pointer) => [index('composition_pointers_by_release').on(pointer.releaseId)],
);

/** A single row. A pointer moves only together with `serial = serial + 1 where serial = <the one read>`. */
export const composition = pgTable(
  'composition',
  {
    id: integer().primaryKey().default(1),
    serial: bigint({ mode: 'number' }).notNull().default(0),
    /** Maximum age of a tab on withdrawn code, minutes; 0: unlimited. */
    tabMinutes: integer().notNull().default(TAB_AGE.usual),
  },
  (row) => [check('composition_one_row', sql`${row.id} = 1`)],
);

/** Every set of releases that has been current, by the id that pages and error reports carry. */
export const compositions = pgTable('compositions', {
  id: text().primaryKey(),
  since: createdAt(),
  parts: jsonb().$type<{ name: string; version: string; hash: string }[]>().notNull(),
});

/** Rights and limits of a part, and whether it is in use. No part is released without a grant. */
export const partGrants = pgTable(
  'part_grants',
  {
    /** Name of the part; it may not have been released yet. */
    part: text().primaryKey(),
    /** Path prefixes of its pages; null for parts of the installation, which may take any free path. */
    prefixes: jsonb().$type<string[]>(),
    menuFrom: integer().notNull(),
    menuTo: integer().notNull(),
    limits: jsonb().$type<PartGrant['limits']>().notNull(),
    createdAt: createdAt(),
    /** Null for parts of the installation. */
    createdById: uuid().references(() => users.id),
    /** End of its releases; current ones stay. Null: never. */
    endsAt: moment(),
    /** Time when the part was retired for good. */
    retiredAt: moment(),
    /** Text of its pages while it is switched off; null while it is on. */
    offReason: text(),
    /** Address of the team; null: decisions on its shares are sent to administrators. */
    email: text(),
  },
  (grant) => [index('part_grants_by_creator').on(grant.createdById)],
);

/** Deploy tokens, of which only the digest is stored. Two can be valid while one replaces the other. */
export const deployTokens = pgTable(
  'deploy_tokens',
  {
    id: id(),
    part: text()
      .notNull()
      .references(() => partGrants.part),
    /** The team's name for it, such as that of the pipeline that holds it. */
    name: text().notNull(),
    digest: text().notNull().unique('deploy_tokens_digest_key'),
    createdAt: createdAt(),
    /** Null for a token that a demonstration made for itself. */
    createdById: uuid().references(() => users.id),
    /** Day of the last use. */
    lastUsedAt: moment(),
    /** Time of its expiry; null for tokens from before tokens expired. */
    endsAt: moment(),
  },
  (token) => [index('deploy_tokens_by_creator').on(token.createdById), index('deploy_tokens_by_part').on(token.part)],
);

/** Public keys of the team of a part. Once a part has one, its releases must be signed with a valid one. */
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
    /** Time when it became invalid. The row stays: the releases that it signed refer to it. */
    endedAt: moment(),
  },
  (key) => [
    unique('release_keys_public_key_key').on(key.part, key.publicKey),
    index('release_keys_by_creator').on(key.createdById),
  ],
);
