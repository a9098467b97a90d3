import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import type { ArchivedDatabase, ArchivedTable } from './archive';
import { quoted } from './tables.store';

/** Bytes that one statement writes. */
const BATCH_BYTES = 512 * 1024;

const LINE_BREAK = 0x0a;

/** Whole lines, many at once. No value can contain a line break, as JSON escapes it. */
async function* inBatches(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    const end = bytes + piece.length < BATCH_BYTES ? -1 : piece.lastIndexOf(LINE_BREAK);
    if (end >= 0) yield Buffer.concat([...chunks, piece.subarray(0, end)]).toString();
    const rest = piece.subarray(end + 1);
    chunks = end >= 0 ? [rest] : [...chunks, rest];
    bytes = chunks.reduce((sum, { length }) => sum + length, 0);
  }
  const last = Buffer.concat(chunks).toString().replace(/\n$/, '');
  if (last) yield last;
}

/** SQL type of each column of a table; empty if the table does not exist. */
async function columnTypes(tx: Db, table: string) {
  const { rows } = await tx.execute<{ name: string; type: string }>(sql`
    select attname as name, format_type(atttypid, atttypmod) as type
      from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = ${table} and attnum > 0 and not attisdropped`);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/**
 * Writes the archived rows of a table. False if there is no such table, which then was not the portal's. Throws if a
 * column is missing or the number of rows differs from the description.
 */
export async function loadTable(
  tx: Db,
  { name, columns, rows: expected }: ArchivedTable,
  content: AsyncIterable<Buffer>,
): Promise<boolean> {
  const types = await columnTypes(tx, name);
  if (types.size === 0) return false;
  const values = columns.map((column, index) => {
    const type = types.get(column);
    if (!type) throw new Error(`The table ${name} has no column ${column}.`);
    return `(line->>${index})::${type}`;
  });
  const names = columns.map(quoted).join(', ');
  const head = sql.raw(
    `insert into public.${quoted(name)} (${names}) overriding system value select ${values.join(', ')}`,
  );
  let written = 0;
  for await (const lines of inBatches(content)) {
    const { rowCount } = await tx.execute(
      sql`${head} from (select text::jsonb as line from string_to_table(${lines}, E'\n') as text) as lines`,
    );
    written += rowCount ?? 0;
  }
  if (written !== expected) throw new Error(`The table ${name} has ${written} rows and not ${expected}.`);
  return true;
}

/** Sets the sequences to their archived values. */
export async function setSequences(tx: Db, sequences: ArchivedDatabase['sequences']): Promise<void> {
  for (const { name, value } of sequences)
    await tx.execute(
      sql`select setval(to_regclass(${`public.${quoted(name)}`}), ${value}::bigint)
           where to_regclass(${`public.${quoted(name)}`}) is not null`,
    );
}

/** A foreign key, in SQL. */
interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Drops the foreign keys, so that rows can be loaded in any order and with circular references, and returns a function
 * that restores them; the database then checks every row.
 */
export async function dropForeignKeys(tx: Db): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<ForeignKey & Record<string, unknown>>(sql`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and connamespace = 'public'::regnamespace order by relname, conname`);
  const each = async (change: (key: ForeignKey) => string) => {
    for (const key of rows) await tx.execute(sql.raw(`alter table public.${quoted(key.table)} ${change(key)}`));
  };
  await each(({ name }) => `drop constraint ${quoted(name)}`);
  return () => each(({ name, definition }) => `add constraint ${quoted(name)} ${definition}`);
}
