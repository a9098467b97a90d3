import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';

/** Secrets that all servers on one database share. The id is the `kid` of what is signed. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    id: id(),
    /** What the key signs, e.g. `session`. */
    purpose: text().notNull(),
    /** Base64url of the random bytes. */
    secret: text().notNull(),
    createdAt: createdAt(),
    /** Retired keys still verify until what they signed has expired. */
    retiredAt: moment(),
  },
  // Of two servers that start at once on an empty database, one inserts and the other reads.
  (key) => [
    uniqueIndex('signing_keys_current')
      .on(key.purpose)
      .where(sql`${key.retiredAt} is null`),
  ],
);
