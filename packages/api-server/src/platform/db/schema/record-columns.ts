import { namesOf, type Field, type Fields, type StoredName } from '@portal/domain';
import { sql } from 'drizzle-orm';
import type { $Type, NotNull } from 'drizzle-orm';
import { date, doublePrecision, integer, text } from 'drizzle-orm/pg-core';

/** The column of each kind of value. Type-list values are stored as their codes, channels as their short names. */
const COLUMNS = {
  text: () => text(),
  number: () => doublePrecision(),
  integer: () => integer(),
  /** A day in UTC. */
  day: () => date({ mode: 'string' }),
  texts: () =>
    text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
};
type Columns = typeof COLUMNS;

type Value<F extends Field> = NonNullable<ReturnType<F['store']>>;
type Column<F extends Field> = F['column'] extends keyof Columns
  ? F extends { always: true }
    ? NotNull<$Type<ReturnType<Columns[F['column']]>, Value<F>>>
    : $Type<ReturnType<Columns[F['column']]>, Value<F>>
  : never;

const columnOf = ({ column, always }: Field) => {
  if (column === null) return undefined;
  return always ? COLUMNS[column]().notNull() : COLUMNS[column]();
};

/**
 * The columns of a record, named like its fields: a new line in its table is a new column, which requires a migration.
 * Fields that a draft may lack are nullable.
 */
export const recordColumns = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const column = columnOf(field);
      return column ? [[name, column]] : [];
    }),
  ) as { [Name in StoredName<F>]: Column<F[Name]> };

/** The columns of a record in its table, to select them. */
export const columnsOf = <F extends Fields, Table extends { [Name in StoredName<F>]: unknown }>(
  table: Table,
  fields: F,
) =>
  Object.fromEntries(
    namesOf(fields, ({ column }) => column !== null).map((name) => [name, table[name as StoredName<F>]]),
  ) as Pick<Table, StoredName<F>>;
