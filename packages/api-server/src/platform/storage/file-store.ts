import { Readable, pipeline, Transform } from 'node:stream';

/**
 * Content to store: bytes, or a stream that is opened only when it is read. A stream that was opened and is not needed
 * would keep its file open for ever, or fail without a listener when that is removed.
 */
export type Content = Buffer | (() => Readable);

/** The content as a stream that fails if it has more or fewer bytes than announced. */
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
  // The reader receives every failure, including those of the source.
  return pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content(), count, () => {});
}

/** Storage of the bytes of uploaded and generated files. Their rights and types are in the database. */
export interface FileStore {
  /** Stores a stream of the given length under a new key, as a whole or not at all; rejects if its length differs. */
  put: (key: string, content: Content, bytes: number) => Promise<void>;
  /** The bytes of a key; null if there are none. */
  get: (key: string) => Promise<Readable | null>;
  /** Removes the content under the key, if there is any. */
  delete: (key: string) => Promise<void>;
  /** Closes connections. */
  close: () => Promise<void>;
}

/** The portal makes the keys; anything else must never become a path or an address. */
const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key itself; throws if it is malformed, which is a bug. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is not the key of a file.`);
  return key;
}
