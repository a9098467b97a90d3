import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications';
import { createdAt } from './columns';

/** Numbers of the documents of rounds, consecutive in each year. Rows are never deleted: no number is reused. */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    /** Year of the first document of the round that has a number. */
    year: integer().notNull(),
    number: integer().notNull(),
    /** Both documents of a round have the same number. */
    applicationId: uuid()
      .notNull()
      .unique('document_numbers_application_key')
      .references(() => applications.id),
    createdAt: createdAt(),
  },
  (document) => [
    primaryKey({ columns: [document.year, document.number] }),
    check('document_numbers_number', sql`${document.number} >= 1`),
  ],
);
