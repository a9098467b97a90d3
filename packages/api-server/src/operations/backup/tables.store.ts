import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { facilityChanges } from '../../platform/db/tables';

/** The table with notes about transactions of this database, which mean nothing in another one; it is in no backup. */
export const NOTES = getTableName(facilityChanges);

/** A table as it is in the database at this moment. */
export interface TableNow {
  name: string;
  /** In order, without generated columns. */
  columns: string[];
  /** Number of blocks of its rows. */
  blocks: number;
}

/** `"name"`, for use in a statement; the names here come from the catalogue of the database or were checked. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of the portal that a backup has, by name. */
export async function listTables(db: Db): Promise<TableNow[]> {
  const { rows } = await db.execute<{ name: string; columns: string[]; blocks: number }>(sql`
    select relname as name,
           array_agg(attname::text order by attnum) as columns,
           (pg_relation_size(pg_class.oid) / current_setting('block_size')::int)::int as blocks
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> ${NOTES}
     group by pg_class.oid, relname order by relname`);
  return rows;
}

/** The sequences that have been used, with their last value. */
export async function listSequences(db: Db): Promise<{ name: string; value: string }[]> {
  const { rows } = await db.execute<{ name: string; value: string }>(sql`
    select sequencename as name, last_value::text as value
      from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`);
  return rows;
}

/** Times of the applied migrations, oldest first; empty if no portal ever ran. */
export async function listMigrations(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!rows[0]?.found) return [];
  const applied = await db.execute<{ when: string }>(
    sql`select created_at as when from drizzle.__drizzle_migrations order by created_at`,
  );
  return applied.rows.map(({ when }) => Number(when));
}

/** Sets the text format of values so that every server reads them unchanged; until the end of the transaction. */
export async function fixTextForm(tx: Db): Promise<void> {
  await tx.execute(sql`
    select set_config(name, value, true) from (values
      ('DateStyle', 'ISO, YMD'), ('IntervalStyle', 'postgres'), ('TimeZone', 'UTC'),
      ('extra_float_digits', '3'), ('bytea_output', 'hex')) as forms (name, value)`);
}
