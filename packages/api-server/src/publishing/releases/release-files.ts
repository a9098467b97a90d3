import type { Readable } from 'node:stream';
import type { Release } from '@portal/portal-contract';
import type { Context } from '../../platform/process/app-types';
import type { Content } from '../../platform/storage/file-store';

/** Names one published file. Name, hash and path have been checked by the schema of releases. */
export interface FileKey {
  name: string;
  hash: string;
  path: string;
}

/** The storage of the files of releases. Files are never changed once written. */
export interface ReleaseFiles {
  /** Stores `bytes` bytes under the key, completely or not at all; an existing key keeps its content. */
  put: (key: FileKey, content: Content, bytes: number) => Promise<void>;
  /** The content of a key; null if there is none. */
  open: (key: FileKey) => Promise<Readable | null>;
  has: (key: FileKey) => Promise<boolean>;
  remove: (release: Pick<Release, 'name' | 'hash' | 'files'>) => Promise<void>;
  /** Closes connections. */
  close: () => Promise<void>;
}

/** The context of the calls of this wing: the general one, with the files of releases and the server's calls. */
export interface PublishingContext extends Context {
  releaseFiles: ReleaseFiles;
  /** Every call that this server answers, such as `GET /lidar/:id`: releases with other calls are refused. */
  answeredCalls: readonly string[];
}
