import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { refreshTokens, users } from './accounts';
import { compositions, partGrants } from './releases';

/** Users other than administrators who may preview a part before its release. */
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

/** Releases that some users may see for a day instead of the current ones. */
export const previews = pgTable(
  'previews',
  {
    id: id(),
    /** Name, version and hash of each release in it; for a past composition, of all. */
    parts: jsonb().$type<{ name: string; version: string; hash: string }[]>().notNull(),
    /** The past composition that it shows as a whole; null if its parts are shown among the other current ones. */
    compositionId: text().references(() => compositions.id),
    createdAt: createdAt(),
    /** Null if a deploy token made it. */
    createdById: uuid().references(() => users.id),
    endsAt: moment().notNull(),
  },
  (preview) => [
    index('previews_by_creator').on(preview.createdById),
    index('previews_by_composition').on(preview.compositionId),
    index('previews_by_end').on(preview.endsAt),
  ],
);

/** A one-time pass for one page of a preview: only its digest is stored. It ends with the session that requested it. */
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
