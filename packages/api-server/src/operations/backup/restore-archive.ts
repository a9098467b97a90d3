import { Readable } from 'node:stream';
import type { PublishingContext } from '../../publishing/releases/release-files';
import { transaction, type Db } from '../../platform/db/client';
import { migrateDatabase, readJournal } from '../../platform/db/migrate';
import type { Database } from '../../platform/db/open-database';
import { sqlProblem } from '../../platform/db/sql-problem';
import { entryKind, refusedArchive, type ArchivedDatabase, type ArchivedTable } from './archive';
import type { CheckedArchive } from './archive-check';
import { readArchive } from './check-archive';
import { dropForeignKeys, loadTable, setSequences } from './load-rows.store';
import {
  applyMigrations,
  dropTables,
  analyze,
  announceFiles,
  lockTables,
  mustBeAlone,
  mustBeUntouched,
  unnamedKeys,
  withdrawAccess,
} from './target.store';
import { fixTextForm } from './tables.store';

/** The target of a restore. */
export interface RestoreTarget extends Pick<PublishingContext, 'files' | 'releaseFiles'> {
  database: Database;
}

export interface Restored {
  /** Tables in the archive that are not the portal's: they were left out. */
  leftOut: string[];
}

/** Refuses, with an explanation, rows that this version of the portal has no tables for. */
export function mustBeKnown({ description, database }: Pick<CheckedArchive, 'description' | 'database'>): void {
  const known = readJournal().map(({ when }) => when);
  const times = database.migrations.map(({ when }) => when);
  if (times.length === 0) throw refusedArchive('it was made of an empty database');
  if (times.some((when) => !known.includes(when)))
    throw refusedArchive(`it was made by another, probably newer version of the portal (${description.portal})`);
  if (times.some((when, index) => when !== known[index]))
    throw refusedArchive('its database lacks a migration that it should have had');
}

/**
 * Restores a verified archive into an empty or untouched portal, and migrates its tables to the present version. The
 * files come first, under rows that the clean-up can handle; then the database becomes the archived one in a single
 * transaction. Whenever it ends early, an untouched portal remains.
 */
export async function restoreArchive(path: string, archive: CheckedArchive, target: RestoreTarget): Promise<Restored> {
  mustBeKnown(archive);
  const { database } = target;
  await mustBeAlone(database);
  await mustBeUntouched(database.db);
  await migrateDatabase(database.pool);
  await announceFiles(database.db, archive.files);
  await restoreFiles(path, target);
  const leftOut = await restoreDatabase(path, archive, target);
  await analyze(database.db);
  return { leftOut };
}

async function restoreFiles(path: string, { files, releaseFiles }: RestoreTarget) {
  for await (const { name, bytes, content } of readArchive(path)) {
    const entry = entryKind(name);
    if (entry?.kind === 'file') await files.put(entry.key, () => Readable.from(content), bytes);
    if (entry?.kind === 'release') await releaseFiles.put(entry, () => Readable.from(content), bytes);
  }
}

interface Rows {
  table: ArchivedTable;
  content: AsyncIterable<Buffer>;
}

/** The rows of an archive, table by table; nothing after them is read. */
async function* readRows(path: string, tables: readonly ArchivedTable[]): AsyncGenerator<Rows> {
  let filled = 0;
  for await (const { name, content } of readArchive(path)) {
    const entry = entryKind(name);
    const table = entry?.kind === 'rows' && tables.find((each) => each.name === entry.table);
    if (table) yield { table, content };
    if (table && ++filled === tables.length) return;
  }
}

async function restoreDatabase(
  path: string,
  { database: archived, files: keys }: CheckedArchive,
  target: RestoreTarget,
) {
  const rows = readRows(path, archived.tables);
  try {
    // The files in the archive are skipped before the transaction begins, which may not wait for anything for long.
    const first = await rows.next();
    return await transaction(target.database.db, async (tx) => {
      await lockTables(tx);
      await mustBeUntouched(tx);
      await fixTextForm(tx);
      const leftOut = await replaceTables(tx, archived, startingWith(first, rows));
      // Files that were removed during the backup are in it, and their rows are not.
      for (const key of await unnamedKeys(tx, keys)) await target.files.delete(key);
      return leftOut;
    });
  } catch (error) {
    const { kind, constraint } = sqlProblem(error) ?? {};
    if (!kind || kind === 'unavailable' || kind === 'conflict') throw error;
    throw refusedArchive(`its rows do not fit together (${constraint ?? kind})`, error);
  } finally {
    await rows.return(undefined);
  }
}

async function* startingWith<T>(first: IteratorResult<T, unknown>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  if (!first.done) yield first.value;
  yield* rest;
}

/** Creates the archived tables, migrates them, and revokes access. Returns the tables that are not the portal's. */
async function replaceTables(tx: Db, { migrations, sequences }: ArchivedDatabase, rows: AsyncIterable<Rows>) {
  const times = migrations.map(({ when }) => when);
  const newer = readJournal()
    .map(({ when }) => when)
    .filter((when) => !times.includes(when));
  await dropTables(tx);
  await applyMigrations(tx, times);
  const addForeignKeys = await dropForeignKeys(tx);
  const leftOut: string[] = [];
  for await (const { table, content } of rows) if (!(await loadTable(tx, table, content))) leftOut.push(table.name);
  await setSequences(tx, sequences);
  await addForeignKeys();
  await applyMigrations(tx, newer);
  await withdrawAccess(tx);
  return leftOut;
}
