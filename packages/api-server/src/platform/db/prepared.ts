import { sql, type Placeholder } from 'drizzle-orm';
import type { Db } from './client';
import { rowMapper, type SelectedField } from './map-rows';

/** A query with placeholders for its values. */
interface OpenQuery<Rows> {
  execute: (values?: Record<string, unknown>) => Promise<Rows>;
}

/** The fields of a written query that the types of the library leave out. */
interface Inner {
  fields?: readonly SelectedField[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: ReturnType<typeof rowMapper>;
}

/**
 * The query with a mapper of its rows that is made once. Queries without a list of fields return the rows unchanged.
 */
function withRowMapper<Rows>(query: OpenQuery<Rows>): OpenQuery<Rows> {
  const inner: Inner = query as object;
  if (inner.fields) inner.customResultMapper ??= rowMapper(inner.fields, inner.joinsNotNullableMap);
  return query;
}

/**
 * A query whose SQL and whose mapper of rows are made once for each database or transaction instead of for each call:
 * for those of most requests, where that takes as long as running the query.
 * @param write returns the query, with `sql.placeholder('name')` for values and `.prepare('')` at its end; its shape is
 *   what is not a value, such as the order, and one of a few
 */
export function prepared<Rows, Shape extends string = ''>(write: (db: Db, shape: Shape) => OpenQuery<Rows>) {
  const written = new WeakMap<Db, Map<Shape, OpenQuery<Rows>>>();
  return (db: Db, values: Record<string, unknown>, shape: Shape = '' as Shape): Promise<Rows> => {
    const shapes = written.get(db) ?? new Map<Shape, OpenQuery<Rows>>();
    const query = shapes.get(shape) ?? withRowMapper(write(db, shape));
    written.set(db, shapes.set(shape, query));
    return query.execute(values);
  };
}

/** Rows of a list from one on, counted from 0, and their number; all of them if there is no number. */
export interface Slice {
  start?: number | undefined;
  count?: number | undefined;
}

/** A list in its order, of which a part can be taken. */
interface OpenList<Rows> extends PromiseLike<Rows> {
  offset: (start: number) => OpenList<Rows>;
  limit: (count: number | Placeholder) => OpenList<Rows>;
  prepare: (name: '') => OpenQuery<Rows>;
}

/**
 * A part of a list. The first page, which most requests ask for, is a prepared query; it shares no plan of the database
 * with parts further down, for which another one may be better.
 * @param write returns the list without its part, with `.$dynamic()` at its end
 */
export function preparedPages<Rows, Shape extends string = ''>(write: (db: Db, shape: Shape) => OpenList<Rows>) {
  const firstPage = prepared((db, shape: Shape) => write(db, shape).limit(sql.placeholder('count')).prepare(''));
  return async (db: Db, { start = 0, count }: Slice, shape: Shape = '' as Shape): Promise<Rows> => {
    if (start === 0 && count !== undefined) return firstPage(db, { count }, shape);
    const rest = write(db, shape).offset(start);
    return count === undefined ? rest : rest.limit(count);
  };
}

/** The rows in the order of these ids; missing ones are left out. */
export function inOrder<Row>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
