import { pipeline, type Readable } from 'node:stream';
import { extract } from 'tar-stream';

/** One file of a tar file. Its content is read before the next entry is asked for, whole or not at all. */
export interface TarEntry {
  name: string;
  bytes: number;
  content: AsyncIterable<Buffer>;
}

/** What the library says of a damaged file, in the words of a refusal. */
const FAULTS: readonly (readonly [said: RegExp, words: string])[] = [
  [/^Invalid (tar )?header/, 'a header is not what it was'],
  [/^Unexpected end of data/, 'it ends too early'],
  [/^Header exceeds max size/, 'a name is too long'],
];

function inWords(error: unknown) {
  const [, words] = FAULTS.find(([said]) => error instanceof Error && said.test(error.message)) ?? [];
  return words === undefined ? error : new Error(words, { cause: error });
}

/**
 * The files of a tar file, one after the other, with no more of it in memory than a piece. Throws when it is cut off, when
 * a header was changed and when it holds anything but files.
 */
export async function* readTar(stream: Readable): AsyncGenerator<TarEntry> {
  const tar = extract();
  // A failure of the stream ends the extraction with the same error, which the loop below throws.
  pipeline(stream, tar, () => {});
  try {
    for await (const entry of tar) {
      const { name, size: bytes, type } = entry.header;
      if (type !== 'file') throw new Error(`${name} is no file`);
      // The library's types leave open what its streams are made of: it is bytes.
      yield { name, bytes, content: entry as AsyncIterable<Buffer> };
      // The content that was not read is passed over.
      entry.resume();
    }
  } catch (error) {
    throw inWords(error);
  }
}
