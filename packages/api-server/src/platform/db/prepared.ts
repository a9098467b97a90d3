import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './client';

/** A query whose values are still open. */
interface OpenQuery<Rows> {
  execute: (values?: Record<string, unknown>) => Promise<Rows>;
}

/**
 * A query that is put into words once for each database or transaction, and not for each call: for those that most
 * requests make, where the words take as long as the answer.
 * @param write the query with `sql.placeholder('name')` in the place of values, and `.prepare('')` at its end
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

/** Whether a column holds one of the `ids` that a query is given, however many: they travel as one value. */
export const isOneOfIds = (column: AnyPgColumn): SQL => sql`${column} = any(${sql.placeholder('ids')}::uuid[])`;

/** The rows in the order of these ids; a row that is gone since is left out. */
export function inOrder<Row>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
