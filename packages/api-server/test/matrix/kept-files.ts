import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../src/platform/storage/file-store';

/** A store in memory that never deletes, so that the files of a rolled-back trial still exist. */
export function keptFiles(): FileStore & { count: () => number } {
  const kept = new Map<string, Buffer>();
  return {
    async put(key, content) {
      kept.set(key, Buffer.isBuffer(content) ? content : await buffer(content()));
    },
    async get(key) {
      const bytes = kept.get(key);
      return bytes ? Readable.from([bytes]) : null;
    },
    delete: () => Promise.resolve(),
    close: () => Promise.resolve(),
    count: () => kept.size,
  };
}
