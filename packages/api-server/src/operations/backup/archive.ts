import { StartError } from '../../platform/errors/start-error';

/**
 * A backup is a compressed tar file that ordinary tools can open. In it, in this order:
 *
 *     archive.json               its description and its origin
 *     files/<key>                uploaded and generated files
 *     releases/<part>/<hash>/…   published files of the parts
 *     database.json              migrations, tables with their columns and numbers of rows
 *     rows/<table>.jsonl         a line per row: the values as PostgreSQL writes them, in an array
 *     files/…, releases/…        files that were added meanwhile
 *     SHA256SUMS                 of all entries above, in the format of `sha256sum --check`
 *     SHA256SUMS.sha256          that of SHA256SUMS: a single one over all
 */
export const FORMAT = 1;

export const ARCHIVE_ENTRY = 'archive.json';
export const DATABASE_ENTRY = 'database.json';
export const SUMS_ENTRY = 'SHA256SUMS';
export const SUM_OF_SUMS_ENTRY = 'SHA256SUMS.sha256';

/** The description of an archive in itself. */
export interface ArchiveDescription {
  format: number;
  /** Version of the portal that made it. */
  portal: string;
  madeAt: string;
}

/** A table at the time of reading its rows, without generated columns. */
export interface ArchivedTable {
  name: string;
  columns: string[];
  rows: number;
}

/** The state of the database whose rows an archive holds. */
export interface ArchivedDatabase {
  /** Applied migrations, oldest first: `when` is the time that identifies them, epoch milliseconds. */
  migrations: { tag: string; when: number }[];
  tables: ArchivedTable[];
  /** Last values of the sequences. */
  sequences: { name: string; value: string }[];
}

/** A file that is about to be written into an archive. */
export interface Entry {
  name: string;
  bytes: number;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

export const fileEntry = (key: string): string => `files/${key}`;
export const releaseEntry = ({ name, hash, path }: { name: string; hash: string; path: string }): string =>
  `releases/${name}/${hash}/${path}`;
export const rowsEntry = (table: string): string => `rows/${table}.jsonl`;

/** One line of SHA256SUMS. */
export const sumLine = (sha256: string, name: string): string => `${sha256}  ${name}\n`;

/** The kind of an entry, derived from its name. */
export type EntryKind =
  | { kind: 'file'; key: string }
  | { kind: 'release'; name: string; hash: string; path: string }
  | { kind: 'rows'; table: string }
  | { kind: 'description' | 'database' | 'sums' | 'sum of sums' };

/** Segments that cannot lead out of a folder. */
const SEGMENT = String.raw`(?!\.{1,2}(?:/|$))[\w.-]+`;
const FILE = /^files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const RELEASE = new RegExp(String.raw`^releases/([a-z][a-z\d-]*)/([\da-f]{16,64})/(${SEGMENT}(?:/${SEGMENT})*)$`);
const ROWS = /^rows\/([a-z_][a-z\d_]*)\.jsonl$/;

const SINGLE: Readonly<Record<string, EntryKind>> = {
  [ARCHIVE_ENTRY]: { kind: 'description' },
  [DATABASE_ENTRY]: { kind: 'database' },
  [SUMS_ENTRY]: { kind: 'sums' },
  [SUM_OF_SUMS_ENTRY]: { kind: 'sum of sums' },
};

/** The kind of an entry; undefined for a name that no backup contains, which might lead anywhere on the disk. */
export function entryKind(entry: string): EntryKind | undefined {
  const [, key] = FILE.exec(entry) ?? [];
  if (key) return { kind: 'file', key };
  const [, name, hash, path] = RELEASE.exec(entry) ?? [];
  if (name && hash && path) return { kind: 'release', name, hash, path };
  const [, table] = ROWS.exec(entry) ?? [];
  if (table) return { kind: 'rows', table };
  return SINGLE[entry];
}

/** Refuses an archive with an explanation. */
export const refusedArchive = (why: string, cause?: unknown): StartError =>
  new StartError(`This backup cannot be used: ${why}. Nothing was restored.`, { cause });
