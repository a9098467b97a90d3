import { pipeline, type Readable } from 'node:stream';
import { extract } from 'tar-stream';

/** One file of a tar file. Its content has to be read, fully or not at all, before the next entry is requested. */
export interface TarEntry {
  name: string;
  bytes: number;
  content: AsyncIterable<Buffer>;
}

/** The library's messages about a damaged file, in the words of a refusal. */
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
 * The files of a tar file, one after the other, with at most one chunk of it in memory. Throws if it is truncated, if a
 * header was changed and if it holds anything but files.
 */
export async function* readTar(stream: Readable): AsyncGenerator<TarEntry> {
  const tar = extract();
  // A failure of the stream ends the extraction with the same error, which the loop below throws.
  pipeline(stream, tar, () => {});
  try {
    for await (const entry of tar) {
      const { name, size: bytes, type } = entry.header;
      if (type !== 'file') throw new Error(`${name} is no file`);
      // The library's types leave the chunks of its streams open: they are bytes.
      yield { name, bytes, content: entry as AsyncIterable<Buffer> };
      // Unread content is skipped.
      entry.resume();
    }
  } catch (error) {
    throw inWords(error);
  }
}
