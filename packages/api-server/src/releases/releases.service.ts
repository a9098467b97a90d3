import type { Release } from '@portal/portal-contract';
import { writeAudit } from '../audit/audit.store';
import type { Db } from '../db/client';
import { transaction } from '../db/client';
import { readRelease, readReleaseFile } from './release-folder';
import type { ReleaseFiles } from './release-files';
import { findRelease, insertRelease, movePointer, raiseSerial, readSerial } from './releases.store';

/** What publishing needs. */
export interface PublishDeps {
  db: Db;
  files: ReleaseFiles;
  now: () => Date;
}

/** How often a publication starts over when another one moves the composition at the same moment. */
const ATTEMPTS = 20;

/**
 * Writes the release and makes it the current one, together with its audit row. Answers false, and changes nothing,
 * when the composition has moved since `serial` was read.
 */
async function makeCurrent({ db, now }: PublishDeps, release: Release, serial: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await raiseSerial(tx, serial))) return false;
    const releaseId = (await insertRelease(tx, release)) ?? (await findRelease(tx, release.name, release.hash))?.id;
    if (releaseId === undefined) throw new Error(`${release.name}: the release could not be recorded.`);
    const at = now();
    const before = await movePointer(tx, { part: release.name, releaseId, serial: serial + 1, at });
    await writeAudit(tx, {
      action: 'release.publish',
      objectKind: 'release',
      objectId: release.name,
      objectName: release.name,
      ...(before !== null && { oldValue: { releaseId: before } }),
      newValue: { releaseId, version: release.version, hash: release.hash },
    });
    return true;
  });
}

async function keepFiles({ files }: PublishDeps, folder: string, release: Release): Promise<void> {
  const { name, hash } = release;
  for (const path of Object.keys(release.files)) {
    await files.put({ name, hash, path }, await readReleaseFile(folder, release, path));
  }
}

/**
 * Publishes what was built into a folder and makes it current: first the files, then the row and the pointer.
 * A build that was published before is left alone, current or not, and `null` comes back.
 */
export async function publishFolder(deps: PublishDeps, folder: string): Promise<Release | null> {
  const release = await readRelease(folder);
  if (await findRelease(deps.db, release.name, release.hash)) return null;
  await keepFiles(deps, folder, release);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await makeCurrent(deps, release, await readSerial(deps.db))) return release;
  }
  throw new Error(`${release.name} could not be published: too many releases at the same moment.`);
}
