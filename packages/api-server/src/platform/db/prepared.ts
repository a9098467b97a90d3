import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './client';

/** A query with placeholders for its values. */
interface OpenQuery<Rows> {
  execute: (values?: Record<string, unknown>) => Promise<Rows>;
}

/**
 * A query whose SQL is built once for each database or transaction instead of for each call: for those of most
 * requests, where building the SQL takes as long as running it.
 * @param write returns the query, with `sql.placeholder('name')` for values and `.prepare('')` at its end
 */
export function prepared<Rows>(write: (db: Db) => OpenQuery<Rows>) {
  const written = new WeakMap<Db, OpenQuery<Rows>>();
  return (db: Db, values: Record<string, unknown>): Promise<Rows> => {
    const known = written.get(db);
    if (known) return known.execute(values);
    const query = write(db);
    written.set(db, query);
    return query.execute(values);
  };
}

/** Whether a column equals one of the `ids` of a query, however many there are: they are sent as one value. */
export const isOneOfIds = (column: AnyPgColumn): SQL => sql`${column} = any(${sql.placeholder('ids')}::uuid[])`;

/** The rows in the order of these ids; missing ones are left out. */
export function inOrder<Row>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
