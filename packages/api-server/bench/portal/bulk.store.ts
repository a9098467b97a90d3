import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../src/platform/db/client';

/** Rows per statement: some megabytes at most. */
const BATCH_SIZE = 2000;

const namesOf = (table: PgTable) =>
  new Map(
    Object.entries(getTableColumns(table)).map(([key, { name, keyAsName }]) => [
      key,
      keyAsName ? toSnakeCase(name) : name,
    ]),
  );

/** Writes many rows with a few statements, each of which carries its rows as one value. A field that a row lacks is empty. */
export async function insertMany<Table extends PgTable>(tx: Db, table: Table, rows: readonly Table['$inferInsert'][]) {
  const names = namesOf(table);
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = sql.join(
    keys.map((key) => sql.identifier(names.get(key) ?? key)),
    sql`, `,
  );
  const toStored = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key) ?? key, value]));
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const part = JSON.stringify(rows.slice(start, start + BATCH_SIZE).map(toStored));
    await tx.execute(
      sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${part}::json)`,
    );
  }
}

/** What a server does by itself before long: the planner knows what there is, and indexes need not ask the tables. */
export const analyse = (db: Db) => db.execute(sql`vacuum analyze`);

/** Ids and addresses of the accounts of the demonstration. */
export async function listDemoAccounts(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ email: string; id: string }>(sql`select email, id from users`);
  return new Map(rows.map(({ email, id }) => [email, id]));
}
