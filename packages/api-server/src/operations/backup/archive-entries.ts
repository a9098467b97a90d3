import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PublishingContext } from '../../publishing/releases/release-files';
import { readJournal } from '../../platform/db/migrate';
import type { Database } from '../../platform/db/open-database';
import { StartError } from '../../platform/errors/start-error';
import {
  ARCHIVE_ENTRY,
  DATABASE_ENTRY,
  fileEntry,
  FORMAT,
  releaseEntry,
  rowsEntry,
  type ArchiveDescription,
  type ArchivedDatabase,
  type Entry,
} from './archive';
import { listNamedFiles, listReleaseFiles, type NamedFile } from './named-files.store';
import { smallEntry } from './pack';
import { portalVersion } from './portal-version';
import type { Spool } from './spool';
import { takeRows, type TakenRows } from './take-rows.store';

/** The sources of a backup. */
export interface BackupSource extends Pick<PublishingContext, 'files' | 'releaseFiles' | 'now'> {
  database: Pick<Database, 'db' | 'kind'>;
}

/** The contents of an archive, counted while it is written. */
export interface Counts {
  tables: number;
  rows: number;
  files: number;
  releaseFiles: number;
  /** Keys of visible files whose bytes are missing or altered. */
  damaged: string[];
}

interface Progress {
  source: BackupSource;
  counts: Counts;
  /** Names of the file entries that have been written. */
  archived: Set<string>;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * All entries of an archive. The files come first, then the rows as of one moment, then the files that have been added
 * meanwhile. So a file that is removed during the backup is in it if its row is.
 */
export async function* archiveEntries(source: BackupSource, spool: Spool, counts: Counts): AsyncGenerator<Entry> {
  yield smallEntry(ARCHIVE_ENTRY, json(describe(source)));
  const progress: Progress = { source, counts, archived: new Set() };
  yield* filesOf(progress, false);
  yield* rowsOf(await takeRows(source.database, spool), spool, counts);
  yield* filesOf(progress, true);
}

const describe = ({ now }: BackupSource): ArchiveDescription => ({
  format: FORMAT,
  portal: portalVersion(),
  madeAt: now().toISOString(),
});

async function* rowsOf(taken: TakenRows, spool: Spool, counts: Counts): AsyncGenerator<Entry> {
  const { tables } = taken;
  const described: ArchivedDatabase = {
    migrations: taken.migrations.map((when) => ({ tag: tagOf(when), when })),
    tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows })),
    sequences: taken.sequences,
  };
  yield smallEntry(DATABASE_ENTRY, json(described));
  for (const { name, rows, from, bytes } of tables) {
    yield { name: rowsEntry(name), bytes, content: spool.read(from, bytes) };
    counts.rows += rows;
  }
  counts.tables = tables.length;
}

function tagOf(when: number) {
  const known = readJournal().find((migration) => migration.when === when);
  if (!known)
    throw new StartError(
      'The database was written by another, probably newer version of the portal. Make the backup with that version.',
    );
  return known.tag;
}

/** The files, and files of releases, that are not in the archive yet. */
async function* filesOf({ source, archived, counts }: Progress, isLastLook: boolean): AsyncGenerator<Entry> {
  for (const file of await listNamedFiles(source.database.db)) {
    if (archived.has(fileEntry(file.storageKey))) continue;
    const stream = await source.files.get(file.storageKey);
    const content = stream && (await buffer(stream));
    // In the first pass, a missing file may not have been stored yet.
    if (isDamaged(file, content) && (content || isLastLook)) counts.damaged.push(file.storageKey);
    if (!content) continue;
    yield added(fileEntry(file.storageKey), content, archived);
    counts.files += 1;
  }
  for (const key of await listReleaseFiles(source.database.db)) {
    if (archived.has(releaseEntry(key))) continue;
    // Files of old releases are removed at some time, and those of a new one may be incomplete: missing ones are
    // skipped.
    const stream = await source.releaseFiles.open(key);
    if (!stream) continue;
    yield added(releaseEntry(key), await buffer(stream), archived);
    counts.releaseFiles += 1;
  }
}

function added(name: string, content: Buffer, archived: Set<string>) {
  archived.add(name);
  return smallEntry(name, content);
}

/** Whether a visible file is missing or differs from its row; it is archived all the same, in its present state. */
const isDamaged = ({ isSomebodys, sha256 }: NamedFile, content: Buffer | null) =>
  isSomebodys && (!content || createHash('sha256').update(content).digest('hex') !== sha256);
