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

/** Where the files of releases are kept. What has been written stays as it is. */
export interface ReleaseFiles {
  /** Keeps so many bytes under the key, whole or not at all; a key that is taken keeps what it has. */
  put: (key: FileKey, content: Content, bytes: number) => Promise<void>;
  /** The content of a key; null when there is none. */
  open: (key: FileKey) => Promise<Readable | null>;
  has: (key: FileKey) => Promise<boolean>;
  remove: (release: Pick<Release, 'name' | 'hash' | 'files'>) => Promise<void>;
  /** Lets go of connections. */
  close: () => Promise<void>;
}

/** What the calls of this wing may use: what every call may, the files of releases, and what the server can do. */
export interface PublishingContext extends Context {
  releaseFiles: ReleaseFiles;
  /** Every call that this server answers, such as `GET /lidar/:id`: releases that make others are refused. */
  answeredCalls: readonly string[];
}
