import type { Readable } from 'node:stream';
import type { Release } from '@portal/portal-contract';
import type { Db } from '../db/client';
import type { Current } from './current';
import { toCurrent } from './current';
import { diskReleaseFiles } from './disk-release-files';
import type { FileKey, ReleaseFiles } from './release-files';
import { publishFolder } from './releases.service';
import { currentReleases, findRelease, readSerial } from './releases.store';

/** The releases of this portal, as the HTTP side needs them. */
export interface Releases {
  /** What the portal is made of at this moment. */
  current: () => Promise<Current>;
  /** A release that was published at any time; null when there is none. */
  find: (name: string, hash: string) => Promise<Release | null>;
  open: (key: FileKey) => Promise<Readable | null>;
  /** Publishes those of the built folders whose content is new, shell and remotes alike. */
  publishBuilt: (folders: string[]) => Promise<Release[]>;
}

interface OpenReleases {
  db: Db;
  /** Folder for the files, when no other place for them is given. */
  folder: string;
  files?: ReleaseFiles;
  now?: () => Date;
}

/** Opens the releases in the database and the file store. */
export function openReleases({
  db,
  folder,
  files = diskReleaseFiles(folder),
  now = () => new Date(),
}: OpenReleases): Releases {
  let known: { serial: number; current: Current } | undefined;
  // A published release never changes, so what was found once is kept.
  const found = new Map<string, Release>();

  return {
    async current() {
      const serial = await readSerial(db);
      if (known?.serial !== serial) {
        const stored = await currentReleases(db);
        known = { serial, current: toCurrent(stored.map(({ manifest }) => manifest)) };
      }
      return known.current;
    },
    async find(name, hash) {
      const key = `${name}/${hash}`;
      const release = found.get(key) ?? (await findRelease(db, name, hash))?.manifest ?? null;
      if (release) found.set(key, release);
      return release;
    },
    open: (key) => files.open(key),
    async publishBuilt(folders) {
      const published: Release[] = [];
      for (const built of folders) {
        const release = await publishFolder({ db, files, now }, built);
        if (release) published.push(release);
      }
      return published;
    },
  };
}
