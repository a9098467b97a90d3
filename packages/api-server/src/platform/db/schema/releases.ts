import {
  TAB_AGE,
  type Browser,
  type ErrorKind,
  type LoadOutcome,
  type PartGrant,
  type Provenance,
  type ShareSide,
  type ShareRuling,
  type Sides,
} from '@portal/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { refreshTokens, users } from './accounts';

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
    /** When somebody last asked to release it; its files may be on their way. */
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
    /** Paths below which its pages may lie; null for parts of the installation, which may take any that is nobody's. */
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

/** Who besides administrators may preview a part before it is released. */
export const partPreviewers = pgTable(
  'part_previewers',
  {
    part: text()
      .notNull()
      .references(() => partGrants.part),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (previewer) => [
    primaryKey({ columns: [previewer.part, previewer.userId] }),
    index('part_previewers_by_user').on(previewer.userId),
  ],
);

/** What some may see for a day in place of what is live. */
export const previews = pgTable(
  'previews',
  {
    id: id(),
    /** Name, version and hash of each release in it; of a past composition, all. */
    parts: jsonb().$type<{ name: string; version: string; hash: string }[]>().notNull(),
    /** The past composition that it shows whole; null: its parts, among all others as they are live. */
    compositionId: text().references(() => compositions.id),
    createdAt: createdAt(),
    /** Null when a deploy token made it. */
    createdById: uuid().references(() => users.id),
    endsAt: moment().notNull(),
  },
  (preview) => [
    index('previews_by_creator').on(preview.createdById),
    index('previews_by_composition').on(preview.compositionId),
    index('previews_by_end').on(preview.endsAt),
  ],
);

/** What loads one page of a preview, once: only its digest is known. It ends with the session that asked for it. */
export const previewPasses = pgTable(
  'preview_passes',
  {
    digest: text().primaryKey(),
    /** Null for a program that tries a set of releases. */
    previewId: uuid().references(() => previews.id, { onDelete: 'cascade' }),
    /** Null for a program. */
    sessionId: uuid().references(() => refreshTokens.id, { onDelete: 'cascade' }),
    /** The releases that a program tries, by name and hash; null for a preview. */
    parts: jsonb().$type<{ name: string; hash: string }[]>(),
    endsAt: moment().notNull(),
  },
  (pass) => [
    index('preview_passes_by_preview').on(pass.previewId),
    index('preview_passes_by_session').on(pass.sessionId),
    index('preview_passes_by_end').on(pass.endsAt),
    check('preview_passes_for', sql`(${pass.previewId} is null) = (${pass.parts} is not null)`),
  ],
);

/**
 * What browsers tell about releases, counted: no row per event and nothing about anybody, so neither a broken release nor
 * a flood of reports can fill the disk.
 */
export const loadCounts = pgTable(
  'load_counts',
  {
    releaseId: uuid()
      .notNull()
      .references(() => releases.id),
    /** `loaded`, or the class of the fault. */
    outcome: text().$type<LoadOutcome>().notNull(),
    /** For loads, the step of the load time, ms; 0 for faults. */
    step: integer().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    firstAt: createdAt(),
    lastAt: createdAt(),
    /** Id of the composition in which it happened last. */
    composition: text().notNull(),
  },
  (counted) => [primaryKey({ columns: [counted.releaseId, counted.outcome, counted.step] })],
);

/**
 * What went wrong in the code of releases, in browsers: counted like loads, at most so many rows for a release, with
 * nothing of people and without values in the message.
 */
export const codeErrors = pgTable(
  'code_errors',
  {
    releaseId: uuid()
      .notNull()
      .references(() => releases.id),
    kind: text().$type<ErrorKind>().notNull(),
    message: text().notNull(),
    /** The place in the release: script, and line and column in it, from 1. */
    file: text().notNull(),
    line: integer().notNull(),
    column: integer().notNull(),
    browser: text().$type<Browser>().notNull(),
    /** The place in the source, `src/pages/home-page.tsx:42`; null where the source map does not tell. */
    source: text(),
    /** What is called or read there. */
    name: text(),
    count: bigint({ mode: 'number' }).notNull(),
    firstAt: createdAt(),
    lastAt: createdAt(),
  },
  (error) => [
    primaryKey({
      name: 'code_errors_pk',
      columns: [error.releaseId, error.kind, error.message, error.file, error.line, error.column, error.browser],
    }),
    index('code_errors_by_last').on(error.lastAt),
  ],
);

/** Releases that a part of the tabs gets beside the present ones, for a while. */
export const shares = pgTable(
  'shares',
  {
    /** Stands in the cookie of browsers that take part. */
    id: text().primaryKey(),
    /** Name, version and hash of each part. */
    parts: jsonb().$type<{ name: string; version: string; hash: string }[]>().notNull(),
    percent: integer().notNull(),
    startedAt: createdAt(),
    /** Null when a deploy token started it. */
    startedById: uuid().references(() => users.id),
    /** Goes into the digests of networks; null once the share is over, when they are gone too. */
    salt: text(),
    endedAt: moment(),
    /** How it ended: by itself, or by somebody's hand. */
    outcome: text().$type<ShareOutcome>(),
    /** What was seen until then. */
    sides: jsonb().$type<Sides<ShareSide>>(),
  },
  (share) => [index('shares_by_end').on(share.endedAt), index('shares_by_starter').on(share.startedById)],
);

/** How a share ended: as its rule says, or by hand, with its releases for everybody or for nobody. */
export type ShareOutcome = ShareRuling | 'finished' | 'stopped';

/** Tabs that took part in a share, while it is under way: that they failed, and in which network, as a digest. */
export const shareTabs = pgTable(
  'share_tabs',
  {
    shareId: text()
      .notNull()
      .references(() => shares.id),
    tab: text().notNull(),
    isNew: boolean().notNull(),
    network: text().notNull(),
    failedToLoad: boolean().notNull(),
    failedInCode: boolean().notNull(),
  },
  (tab) => [
    primaryKey({ columns: [tab.shareId, tab.tab] }),
    index('share_tabs_by_network').on(tab.shareId, tab.isNew, tab.network),
  ],
);
