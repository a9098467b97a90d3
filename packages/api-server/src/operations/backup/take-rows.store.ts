import { sql } from 'drizzle-orm';
import { transaction, type Db } from '../../platform/db/client';
import type { Database } from '../../platform/db/open-database';
import type { ArchivedTable } from './archive';
import type { Spool } from './spool';
import { fixTextForm, listMigrations, listSequences, listTables, quoted, type TableNow } from './tables.store';

/** A table whose rows are in the spool, one after the other. */
export interface TakenTable extends ArchivedTable {
  from: number;
  bytes: number;
  /** Identifies the versions of the rows that were read: a sum over the transaction and location of each. */
  versions: bigint;
}

/** All rows as of one moment. */
export interface TakenRows {
  /** Times of the applied migrations. */
  migrations: number[];
  tables: TakenTable[];
  sequences: { name: string; value: string }[];
}

/** Target size of one read, bytes: small enough that requests hardly wait for it. */
const PAGE_BYTES = 256 * 1024;

/** Blocks of a page, usually 8 kB each: without a limit, a gap in a table would make the next page huge. */
const MAX_BLOCKS = 32;

/** Number of reads of the embedded database during writes by others, before these have to wait for the rest. */
const ROUNDS = 2;

type Look = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

/**
 * Reads all rows as of one moment.
 *
 * A server shows one transaction one state, however long it takes. The embedded database has a single session, on which
 * such a transaction would block all requests. There every page is a transaction of its own, with requests in between.
 * Then the tables that were written to meanwhile are read again, and finally once more, in a single transaction that
 * blocks all requests: it checks all tables, and reads the few that have changed since the previous read.
 */
export async function takeRows({ db, kind }: Pick<Database, 'db' | 'kind'>, spool: Spool): Promise<TakenRows> {
  const look: Look = (work) => inOneState(db, work);
  const taken = new Map<string, TakenTable>();
  for (let round = kind === 'embedded' ? ROUNDS : 0; round > 0; round -= 1) {
    for (const table of await look((tx) => listChanged(tx, taken)))
      taken.set(table.name, await readTable(look, table, spool));
  }
  return look(async (tx) => {
    for (const table of await listChanged(tx, taken))
      taken.set(table.name, await readTable((work) => work(tx), table, spool));
    const [migrations, sequences] = [await listMigrations(tx), await listSequences(tx)];
    return { migrations, sequences, tables: [...taken.values()] };
  });
}

const inOneState = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await fixTextForm(tx);
    return work(tx);
  });

/** The tables that were not read, or were written to since then. */
async function listChanged(tx: Db, taken: ReadonlyMap<string, TakenTable>): Promise<TableNow[]> {
  const changed: TableNow[] = [];
  for (const table of await listTables(tx)) {
    const known = taken.get(table.name);
    if (!known || (await versionsOf(tx, table)) !== known.versions) changed.push(table);
  }
  return changed;
}

/**
 * A row version never changes: an update writes a new one at another location. So rows whose versions have the same
 * transactions and locations are the same rows.
 */
const VERSIONS = 'coalesce(sum(hashtextextended(concat(xmin, ctid), 0)), 0)::text as versions';

async function versionsOf(tx: Db, { name }: TableNow): Promise<bigint> {
  const { rows } = await tx.execute<{ versions: string }>(sql.raw(`select ${VERSIONS} from public.${quoted(name)}`));
  return BigInt(rows[0]?.versions ?? 0);
}

/** Appends the rows of a table to the spool. */
async function readTable(look: Look, table: TableNow, spool: Spool): Promise<TakenTable> {
  const { name, columns, blocks } = table;
  const taken = { name, columns, rows: 0, from: spool.bytes(), bytes: 0, versions: 0n };
  let width = 1;
  for (let block = 0; block < blocks;) {
    const { lines, rows, versions } = await look((tx) => readBlocks(tx, table, block, width));
    if (lines) await spool.write(`${lines}\n`);
    taken.rows += rows;
    taken.versions += BigInt(versions);
    block += width;
    width = nextWidth(width, lines?.length ?? 0);
  }
  return { ...taken, bytes: spool.bytes() - taken.from };
}

/** The content of a block differs from table to table, as long values are stored elsewhere. */
function nextWidth(width: number, read: number) {
  if (read < PAGE_BYTES / 2) return Math.min(2 * width, MAX_BLOCKS);
  if (read > PAGE_BYTES) return Math.max(1, Math.floor((width * PAGE_BYTES) / read));
  return width;
}

interface Page {
  /** A line per row, an array of its values as texts; null if there are no rows. */
  lines: string | null;
  rows: number;
  versions: string;
}

/** The rows in a range of blocks of a table. */
async function readBlocks(tx: Db, { name, columns }: TableNow, first: number, width: number): Promise<Page> {
  const texts = columns.map((column) => `${quoted(column)}::text`).join(', ');
  const { rows } = await tx.execute<Page & Record<string, unknown>>(
    sql.raw(`
      select string_agg(to_json(array[${texts}]::text[])::text, E'\\n') as lines, count(*)::int as rows, ${VERSIONS}
        from public.${quoted(name)} where ctid >= '(${first},0)' and ctid < '(${first + width},0)'`),
  );
  return rows[0] ?? { lines: null, rows: 0, versions: '0' };
}
