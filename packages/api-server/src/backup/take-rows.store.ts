import { sql } from 'drizzle-orm';
import { transaction, type Db } from '../db/client';
import type { Database } from '../db/open-database';
import type { ArchivedTable } from './archive';
import type { Spool } from './spool';
import {
  fixTextForm,
  listMigrations,
  listSequences,
  listTables,
  nextWriter,
  quoted,
  type TableNow,
} from './tables.store';

/** All rows as they were at one moment. Those of a table lie in the spool, one after the other. */
export interface TakenRows {
  /** Times of the applied migrations. */
  migrations: number[];
  tables: (ArchivedTable & { from: number; bytes: number })[];
  sequences: { name: string; value: string }[];
}

/** What is read in one go, at most and in the main, bytes: few enough that nobody notices the wait for it. */
const PAGE_BYTES = 256 * 1024;

/** No page is more than so many blocks, of 8 kB mostly, so that a gap in a table does not make the next page a huge one. */
const MOST_BLOCKS = 32;

/** How often somebody may write while page after page is read, before everybody has to wait. */
const TRIES = 5;

/** Does a part of the reading. */
type Step = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

class Overtaken extends Error {}

/**
 * Reads all rows as they are at one moment.
 *
 * A server shows one transaction one state, however long it takes. The embedded database has a single session, on which
 * such a transaction would stop everybody else. There every page is a transaction of its own, with requests in between,
 * and what has been read is thrown away when one of them wrote something. Only when that has happened several times is
 * all read at once, and requests wait.
 */
export async function takeRows({ db, kind }: Pick<Database, 'db' | 'kind'>, spool: Spool): Promise<TakenRows> {
  for (let tries = kind === 'embedded' ? TRIES : 0; tries > 0; tries -= 1) {
    try {
      return await readAll(await pageByPage(db), spool);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  return look(db, (tx) => readAll((work) => work(tx), spool));
}

/** One state of the database, for as long as `work` takes. */
const look: <T>(db: Db, work: (tx: Db) => Promise<T>) => Promise<T> = (db, work) =>
  transaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await fixTextForm(tx);
    return work(tx);
  });

/** Steps between which others may read, and which fail as soon as anybody has written. */
async function pageByPage(db: Db): Promise<Step> {
  const before = await nextWriter(db);
  return (work) =>
    look(db, async (tx) => {
      const result = await work(tx);
      if ((await nextWriter(tx)) !== before) throw new Overtaken();
      return result;
    });
}

async function readAll(step: Step, spool: Spool): Promise<TakenRows> {
  await spool.clear();
  const [migrations, sequences, found] = await step(async (tx) => [
    await listMigrations(tx),
    await listSequences(tx),
    await listTables(tx),
  ]);
  const tables: TakenRows['tables'] = [];
  for (const table of found) {
    const from = spool.bytes();
    const rows = await readTable(step, table, spool);
    tables.push({ name: table.name, columns: table.columns, rows, from, bytes: spool.bytes() - from });
  }
  return { migrations, tables, sequences };
}

/** Writes the rows of a table into the spool and answers how many there are. */
async function readTable(step: Step, table: TableNow, spool: Spool): Promise<number> {
  let rows = 0;
  let width = 1;
  for (let block = 0; block < table.blocks;) {
    const page = await step((tx) => readBlocks(tx, table, block, width));
    if (page.lines) await spool.write(`${page.lines}\n`);
    rows += page.count;
    block += width;
    // How much a block holds differs from table to table, as long values lie elsewhere.
    if (page.bytes < PAGE_BYTES / 2) width = Math.min(2 * width, MOST_BLOCKS);
    else if (page.bytes > PAGE_BYTES) width = Math.max(1, Math.floor((width * PAGE_BYTES) / page.bytes));
  }
  return rows;
}

interface Page {
  /** A line per row, an array of the texts of its values; null when there are no rows. */
  lines: string | null;
  count: number;
  bytes: number;
}

/** The rows that lie in so many blocks of a table. */
async function readBlocks(tx: Db, { name, columns }: TableNow, first: number, width: number): Promise<Page> {
  const texts = columns.map((column) => `${quoted(column)}::text`).join(', ');
  const { rows } = await tx.execute<{ lines: string | null; count: number }>(
    sql.raw(`
      select string_agg(to_json(array[${texts}]::text[])::text, E'\\n') as lines, count(*)::int as count
        from public.${quoted(name)} where ctid >= '(${first},0)' and ctid < '(${first + width},0)'`),
  );
  const { lines = null, count = 0 } = rows[0] ?? {};
  return { lines, count, bytes: lines?.length ?? 0 };
}
