import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { pack as packTar, type Pack } from 'tar-stream';
import { SUM_OF_SUMS_ENTRY, SUMS_ENTRY, sumLine, type Entry } from './archive';

/** Maximum length of a name in a header, bytes. Only foreign tar files have the rest of it in a second field. */
const LONGEST_NAME = 100;

/** Readable only by the account that unpacks it; without a time, so that the same content makes the same archive. */
const ATTRIBUTES = { type: 'file', mode: 0o600, mtime: new Date(0) } as const;

/** Adds one entry, as fast as the archive is read; returns its line for SHA256SUMS. */
async function addEntry(tar: Pack, { name, bytes, content }: Entry): Promise<string> {
  const hash = createHash('sha256');
  async function* counted() {
    let written = 0;
    for await (const piece of content) {
      hash.update(piece);
      written += piece.length;
      yield piece;
    }
    if (written !== bytes) throw new Error(`${name} was announced with ${bytes} bytes and has ${written}.`);
  }
  // Long names are in a separate record, as portals with their own reader expect them.
  const pax = name.length > LONGEST_NAME ? {} : null;
  await pipeline(counted, tar.entry({ ...ATTRIBUTES, name, size: bytes, pax }));
  return sumLine(hash.digest('hex'), name);
}

/** An entry whose content is in memory. */
export const smallEntry = (name: string, text: string | Buffer): Entry => {
  const content = Buffer.from(text);
  return { name, bytes: content.length, content: [content] };
};

/** Adds all entries and their checksums; returns the total one. */
async function addEntries(tar: Pack, entries: AsyncIterable<Entry>) {
  let sums = '';
  for await (const entry of entries) sums += await addEntry(tar, entry);
  const sumOfSums = await addEntry(tar, smallEntry(SUMS_ENTRY, sums));
  await addEntry(tar, smallEntry(SUM_OF_SUMS_ENTRY, sumOfSums));
  tar.finalize();
  return sumOfSums.slice(0, 64);
}

/**
 * Packs entries into the bytes of a tar file, with a checksum of each and a total one at the end. `onSum` receives the
 * latter, in hexadecimal.
 */
export async function* pack(entries: AsyncIterable<Entry>, onSum: (sha256: string) => void): AsyncGenerator<Buffer> {
  const tar = packTar();
  const added = addEntries(tar, entries);
  // An error of an entry ends the archive, and so the loop below.
  added.catch((error: Error) => tar.destroy(error));
  try {
    // The library's types leave the chunks of its streams open: they are bytes.
    yield* tar as AsyncIterable<Buffer>;
    onSum(await added);
  } finally {
    // When the archive is abandoned early, the entry in progress notices it at its next chunk.
    tar.destroy();
    await added.catch(() => {});
  }
}
