import { Readable, pipeline, Transform } from 'node:stream';

/**
 * What is to be kept: bytes, or a stream that is opened only when it is read. One that was opened and is not needed would
 * hold its file for ever, or fail unheard when that is removed.
 */
export type Content = Buffer | (() => Readable);

/** The content as a stream that fails when there are more bytes than announced, or in the end fewer. */
export function exactly(bytes: number, content: Content): Readable {
  let seen = 0;
  const wrong = () => new Error(`A file of ${bytes} bytes came with ${seen}.`);
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > bytes ? wrong() : null, chunk);
    },
    flush: (done) => done(seen < bytes ? wrong() : null),
  });
  // Who reads the stream hears of every failure, that of the source too.
  return pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content(), count, () => {});
}

/** Where the bytes of uploaded and generated files are kept. Who may read them, and what they are, stands in the database. */
export interface FileStore {
  /** Stores a stream of the given length under a new key, whole or not at all; fails if its length differs. */
  put: (key: string, content: Content, bytes: number) => Promise<void>;
  /** The bytes of a key; null when there are none. */
  get: (key: string) => Promise<Readable | null>;
  /** Removes the content under the key, if there is any. */
  delete: (key: string) => Promise<void>;
  /** Lets go of connections. */
  close: () => Promise<void>;
}

/** Keys are made by the portal; anything else must never become a path or an address. */
const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key itself, or an error of the program. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is not the key of a file.`);
  return key;
}
