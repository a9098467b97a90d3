import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './users';

/** What a team releases its part with: one live token per part, of which only the digest is known. */
export const deployTokens = pgTable(
  'deploy_tokens',
  {
    /** Name of the part; it may not have been released yet. */
    part: text().primaryKey(),
    digest: text().notNull().unique('deploy_tokens_digest_key'),
    createdAt: createdAt(),
    /** Null for a token that a demonstration made for itself. */
    createdById: uuid().references(() => users.id),
  },
  (token) => [index('deploy_tokens_by_creator').on(token.createdById)],
);
