import type { Readable } from 'node:stream';
import type { Release } from '@portal/portal-contract';
import type { Db } from '../../platform/db/client';
import type { Current } from './current';
import { toCurrent } from './current';
import { listRunning } from '../shares/shares.store';
import type { FileKey, ReleaseFiles } from './release-files';
import { isPreviewed } from './is-previewed.store';
import { currentReleases, findRelease, readSerial } from './releases.store';
import { sharedReleases } from './heed-shares';

/** The releases of this portal, for its pages and their files. */
export interface Releases {
  /** The live releases at this moment. */
  current: () => Promise<Current>;
  /** A release that was current at any time, or is previewed now; null if there is none. */
  find: (name: string, hash: string) => Promise<Release | null>;
  open: (key: FileKey) => Promise<Readable | null>;
}

/** Opens the releases in the database and the storage of their files. */
export function openReleases({ db, files, now }: { db: Db; files: ReleaseFiles; now: () => Date }): Releases {
  let known: { serial: number; current: Current } | undefined;
  // A release that was current once never changes, so it is cached.
  const releases = new Map<string, Release>();

  return {
    async current() {
      const serial = await readSerial(db);
      if (known?.serial !== serial) {
        const stored = await currentReleases(db);
        const off = Object.fromEntries(stored.flatMap((live) => (live.off === null ? [] : [[live.part, live.off]])));
        const shares = await sharedReleases(db, await listRunning(db));
        known = { serial, current: { ...toCurrent(stored.map(({ manifest }) => manifest)), off, shares } };
      }
      return known.current;
    },
    async find(name, hash) {
      const key = `${name}/${hash}`;
      const cached = releases.get(key);
      if (cached) return cached;
      const stored = await findRelease(db, name, hash);
      if (!stored) return null;
      // Before it is current, it is served only while it is previewed.
      if (!stored.releasedAt) return (await isPreviewed(db, stored, now())) ? stored.manifest : null;
      releases.set(key, stored.manifest);
      return stored.manifest;
    },
    open: (key) => files.open(key),
  };
}
