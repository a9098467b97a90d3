import { createHash } from 'node:crypto';
import { SUM_OF_SUMS_ENTRY, SUMS_ENTRY, sumLine, type Entry } from './archive';
import { padding, TAR_END, tarHeader } from './write-tar';

/** The bytes of one entry, with its line for SHA256SUMS as what the generator returns. */
async function* packEntry({ name, bytes, content }: Entry): AsyncGenerator<Buffer, string> {
  const hash = createHash('sha256');
  let written = 0;
  yield tarHeader(name, bytes);
  for await (const piece of content) {
    hash.update(piece);
    written += piece.length;
    yield piece;
  }
  if (written !== bytes) throw new Error(`${name} was announced with ${bytes} bytes and has ${written}.`);
  yield padding(bytes);
  return sumLine(hash.digest('hex'), name);
}

/** An entry whose content is at hand. */
export const smallEntry = (name: string, text: string | Buffer): Entry => {
  const content = Buffer.from(text);
  return { name, bytes: content.length, content: [content] };
};

/**
 * Packs entries into the bytes of a tar file, with a checksum of each and one over all at the end. `onSum` is told the
 * latter, in hexadecimal.
 */
export async function* pack(entries: AsyncIterable<Entry>, onSum: (sha256: string) => void): AsyncGenerator<Buffer> {
  let sums = '';
  for await (const entry of entries) sums += yield* packEntry(entry);
  const sumOfSums = yield* packEntry(smallEntry(SUMS_ENTRY, sums));
  yield* packEntry(smallEntry(SUM_OF_SUMS_ENTRY, sumOfSums));
  yield TAR_END;
  onSum(sumOfSums.slice(0, 64));
}
