import { ByteReader } from './byte-reader';
import { BLOCK, checksum, padding } from './write-tar';

/** One file of a tar file. Its content is read before the next entry is asked for, whole or not at all. */
export interface TarEntry {
  name: string;
  bytes: number;
  content: AsyncIterable<Buffer>;
}

/** Names beyond this are nothing that a backup holds. */
const LONGEST_RECORD = 4 * BLOCK;

const isEmpty = (block: Buffer) => block.every((byte) => byte === 0);

function textAt(header: Buffer, from: number, to: number) {
  const field = header.subarray(from, to);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? field.length : end).trim();
}

function readHead(header: Buffer) {
  if (Number.parseInt(textAt(header, 148, 156), 8) !== checksum(header)) throw new Error('a header is not what it was');
  const bytes = Number.parseInt(textAt(header, 124, 136), 8);
  if (!Number.isSafeInteger(bytes)) throw new Error('a header has no size');
  return { name: textAt(header, 0, 100), bytes, type: textAt(header, 156, 157) };
}

async function readLongName(source: ByteReader, bytes: number) {
  if (bytes > LONGEST_RECORD) throw new Error('a name is too long');
  const record = await source.take(bytes);
  await source.take(padding(bytes).length);
  const name = /^\d+ path=([^\n]+)\n$/.exec(record.toString('utf8'))?.[1];
  if (name === undefined) throw new Error('a name cannot be read');
  return name;
}

/** The next entry; nothing at the end. */
async function nextEntry(source: ByteReader, longName?: string): Promise<TarEntry | undefined> {
  const block = await source.take(BLOCK);
  if (isEmpty(block)) return undefined;
  const { name, bytes, type } = readHead(block);
  if (type === 'x') return nextEntry(source, await readLongName(source, bytes));
  if (type !== '0') throw new Error(`${name} is no file`);
  return { name: longName ?? name, bytes, content: source.pieces(bytes) };
}

/**
 * The files of a tar file, one after the other, with no more of it in memory than a piece. Throws when it is cut off, when
 * a header was changed, when it holds anything but files, and when something follows its end.
 */
export async function* readTar(stream: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = new ByteReader(stream);
  try {
    for (let entry = await nextEntry(source); entry; entry = await nextEntry(source)) {
      yield entry;
      // What nobody read is passed over.
      for await (const _piece of entry.content);
      await source.take(padding(entry.bytes).length);
    }
    if (!isEmpty(await source.take(BLOCK))) throw new Error('it does not end where it should');
    if (!(await source.isAtEnd())) throw new Error('something follows its end');
  } finally {
    await source.close();
  }
}
