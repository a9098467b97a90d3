import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a column is one of these ids, however many there are: they are sent as one value. */
export const isIdIn = (column: AnyPgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;

/** The same for the `ids` that a prepared query is executed with. */
export const isIdInValues = (column: AnyPgColumn): SQL => sql`${column} = any(${sql.placeholder('ids')}::uuid[])`;

/** Whether a value is one of a query, which is asked first: an index finds the rows, even beside another condition. */
export const isInQuery = (value: SQLWrapper, query: SQLWrapper): SQL => sql`${value} = any(array ${query})`;
