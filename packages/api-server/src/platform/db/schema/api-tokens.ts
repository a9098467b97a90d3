import type { TokenScope } from '@portal/domain';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, moment } from './columns';

/** Tokens with which services read. Only the digest is stored, so that a reader of the table cannot use them. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    /** The name of the service that holds it. */
    name: text().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    digest: text().notNull().unique('api_tokens_digest_key'),
    createdAt: createdAt(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    endsAt: moment().notNull(),
    /** Hour of the last use. */
    lastUsedAt: moment(),
  },
  (token) => [index('api_tokens_by_creator').on(token.createdById)],
);
