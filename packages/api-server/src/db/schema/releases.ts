import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './users';

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
    /** When it stopped being current; its files are kept for a time after that. */
    lastCurrentAt: moment(),
  },
  (release) => [
    unique('releases_hash_key').on(release.part, release.hash),
    index('releases_by_part').on(release.part, release.createdAt),
    index('releases_by_creator').on(release.createdById),
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
  },
  (pointer) => [index('composition_pointers_by_release').on(pointer.releaseId)],
);

/** One row. A pointer moves only together with `serial = serial + 1 where serial = <the one seen>`. */
export const composition = pgTable(
  'composition',
  { id: integer().primaryKey().default(1), serial: bigint({ mode: 'number' }).notNull().default(0) },
  (row) => [check('composition_one_row', sql`${row.id} = 1`)],
);
