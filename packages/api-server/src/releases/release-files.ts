import type { Readable } from 'node:stream';

/** Names one published file. */
export interface FileKey {
  name: string;
  hash: string;
  path: string;
}

/** Where the files of releases are kept. What has been written stays as it is. */
export interface ReleaseFiles {
  /** Keeps the content under the key; a key that is taken keeps what it has. */
  put: (key: FileKey, content: Buffer) => Promise<void>;
  /** The content of a key; null when there is none. */
  open: (key: FileKey) => Promise<Readable | null>;
}
