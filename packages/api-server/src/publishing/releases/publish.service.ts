import { isDeepStrictEqual } from 'node:util';
import type { ReleaseAnswer } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import { transaction } from '../../platform/db/client';
import { lockGrant } from '../grants/grants.store';
import { mustBeGranted } from '../grants/must-be-granted';
import { compositionId } from './current';
import { inBatches } from './in-batches';
import { makeCurrent, mustFit, type ReleaseDeps } from './make-current';
import { mustFitPart } from './part-quota.store';
import type { Releaser } from './releaser';
import { compositionMoved, refusedRelease } from '../refusals';
import { announceRelease, currentReleases, readSerial, type StoredRelease } from './releases.store';

interface Options {
  releaser: Releaser;
  /** Only if the composition is still this one. */
  serial?: number | undefined;
  /** Whether it is only sent, to be made current later, alone or with others. */
  hold?: boolean | undefined;
}

/** Files of a release that are not stored yet. */
export async function missingFiles({ releaseFiles }: ReleaseDeps, { name, hash, files }: Release): Promise<string[]> {
  const paths = Object.keys(files);
  const isThere = await inBatches(paths, (path) => releaseFiles.has({ name, hash, path }));
  return paths.filter((_path, index) => !isThere[index]);
}

/** Announces a release that fits the quota of its part. A hash always stands for one content, as browsers cache files permanently. */
async function announce(
  { db, now, settings }: ReleaseDeps,
  release: Release,
  { releaser }: Options,
): Promise<StoredRelease> {
  const row = await transaction(db, async (tx) => {
    // One release of a part after the other, so that no two of them fill the same room.
    await lockGrant(tx, release.name);
    await mustFitPart(tx, release, settings.partBytes);
    return announceRelease(tx, { release, createdById: releaser.actorId, at: now() });
  });
  if (!isDeepStrictEqual(row.manifest, release))
    throw refusedRelease(
      409,
      `${release.name} has another release with the hash ${release.hash} than this ${release.version}. Build it again.`,
    );
  return row;
}

/**
 * Releases a described build: returns the missing files, or makes it current if there are none, unless it is held back.
 * Throws 422 if it does not fit the other parts, before any file is requested and again when it becomes current.
 */
export async function publish(deps: ReleaseDeps, release: Release, options: Options): Promise<ReleaseAnswer> {
  const { db } = deps;
  const serial = await readSerial(db);
  if (options.serial !== undefined && options.serial !== serial) throw compositionMoved();
  const live = await currentReleases(db);
  await mustBeGranted(db, [release], deps.now());
  if (!options.hold) mustFit(deps, [release], { live, ...options });
  const row = await announce(deps, release, options);
  const missing = await missingFiles(deps, release);
  const { version, hash } = release;
  if (missing.length > 0 || options.hold) {
    const composition = compositionId(live.map(({ manifest }) => manifest));
    return { is_current: false, missing, version, hash, composition, serial };
  }
  const moved = await makeCurrent(deps, { releases: [row], action: 'release.publish', ...options });
  return { is_current: true, missing, version, hash, ...moved };
}
