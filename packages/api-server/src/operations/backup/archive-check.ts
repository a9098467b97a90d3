import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import {
  entryKind,
  FORMAT,
  refusedArchive,
  SUMS_ENTRY,
  sumLine,
  type ArchivedDatabase,
  type ArchiveDescription,
} from './archive';
import type { TarEntry } from './read-tar';

/** An archive whose every byte was verified. */
export interface CheckedArchive {
  description: ArchiveDescription;
  database: ArchivedDatabase;
  /** The checksum over all. */
  sha256: string;
  /** Keys of the files in it. */
  files: string[];
}

/** Size limit of an entry that is read into memory as a whole, bytes. */
const MAX_TEXT_BYTES = 50_000_000;

const LINE_BREAK = 0x0a;

function lineBreaksIn(piece: Buffer) {
  let count = 0;
  for (let at = piece.indexOf(LINE_BREAK); at >= 0; at = piece.indexOf(LINE_BREAK, at + 1)) count += 1;
  return count;
}

const sha256Of = (content: string) => createHash('sha256').update(content).digest('hex');

const NOT_OURS = 'it is no backup of this portal';

/**
 * Checks the entries of an archive in order. Throws a `StartError` with an explanation for an archive that this portal
 * cannot use, and any other error, with a short message, for a damaged one.
 */
export class ArchiveCheck {
  private description: ArchiveDescription | undefined;
  private database: ArchivedDatabase | undefined;
  /** Expected lines of SHA256SUMS. */
  private readonly sums: string[] = [];
  private areSumsRight = false;
  private sumOfSums: string | undefined;
  private readonly names = new Set<string>();
  private readonly files: string[] = [];
  /** Counted rows of each table. */
  private readonly rows = new Map<string, number>();

  /** Whether the entries read so far are the beginning of a backup. */
  hasBegun(): boolean {
    return this.description !== undefined;
  }

  /** Reads an entry to its end; throws if it is damaged or out of order. */
  async next(entry: TarEntry): Promise<void> {
    const { name } = entry;
    const entryType = entryKind(name);
    if (!this.description && entryType?.kind !== 'description') throw refusedArchive(NOT_OURS);
    const isAfterSums = this.areSumsRight && entryType?.kind !== 'sum of sums';
    if (!entryType || isAfterSums || this.names.has(name))
      throw new Error(`"${name.slice(0, 200)}" does not belong in it`);
    this.names.add(name);
    if (entryType.kind === 'file') this.files.push(entryType.key);
    if (entryType.kind === 'file' || entryType.kind === 'release') await this.look(entry);
    else if (entryType.kind === 'rows') this.rows.set(entryType.table, await this.look(entry));
    else if (entryType.kind === 'sums') this.compareSums(await this.read(entry));
    else if (entryType.kind === 'sum of sums') this.compareSumOfSums(await this.read(entry));
    else if (entryType.kind === 'description') this.description = readDescription(await this.readSummed(entry));
    else this.database = JSON.parse(await this.readSummed(entry)) as ArchivedDatabase;
  }

  /** To be called after the last entry; throws if a part of the archive is missing. */
  finish(): CheckedArchive {
    const { description, database, sumOfSums: sha256, files } = this;
    if (!description || !database || !sha256) throw new Error('a part of it is missing');
    const wrong = database.tables.find(({ name, rows }) => this.rows.get(name) !== rows);
    if (wrong) throw new Error(`rows of ${wrong.name} are missing`);
    return { description, database, sha256, files };
  }

  /** Hashes an entry and returns its number of lines. */
  private async look({ name, content }: TarEntry) {
    const hash = createHash('sha256');
    let lines = 0;
    for await (const piece of content) {
      hash.update(piece);
      lines += lineBreaksIn(piece);
    }
    this.sums.push(sumLine(hash.digest('hex'), name));
    return lines;
  }

  private async read({ bytes, content }: TarEntry) {
    if (bytes > MAX_TEXT_BYTES) throw new Error('a part of it is far too large');
    return text(content);
  }

  private async readSummed(entry: TarEntry) {
    const read = await this.read(entry);
    this.sums.push(sumLine(sha256Of(read), entry.name));
    return read;
  }

  private compareSums(read: string) {
    if (read !== this.sums.join('')) throw new Error('its checksums are not those of what is in it');
    this.areSumsRight = true;
  }

  private compareSumOfSums(read: string) {
    const sha256 = sha256Of(this.sums.join(''));
    if (!this.areSumsRight || read !== sumLine(sha256, SUMS_ENTRY)) throw new Error('the checksum over all is another');
    this.sumOfSums = sha256;
  }
}

function readDescription(read: string): ArchiveDescription {
  const { format, portal = '', madeAt = '' } = JSON.parse(read) as Partial<ArchiveDescription>;
  if (typeof format !== 'number') throw refusedArchive(NOT_OURS);
  if (format > FORMAT)
    throw refusedArchive(
      `it was made by a newer version of the portal (${portal}), in a form that this one cannot read`,
    );
  return { format, portal, madeAt };
}
