import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { refreshTokens, users } from './accounts';
import { compositions, partGrants } from './releases';

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
