import type { TypeListName } from '@portal/domain';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The names of the values of type lists. They may be changed here; codes and attributes are fixed in the program. */
export const typeNames = pgTable(
  'type_names',
  {
    list: text().$type<TypeListName>().notNull(),
    code: text().notNull(),
    name: text().notNull(),
  },
  (item) => [primaryKey({ columns: [item.list, item.code] })],
);
