import type { ReleaseAnswer, Rollback } from '@portal/domain';
import { makeCurrent, mustFit, type ReleaseDeps } from './make-current';
import type { Releaser } from './releaser';
import { missingFiles } from './publish.service';
import { refusedRelease } from '../refusals';
import { lockRelease, currentReleases, findReleaseById, findReleased, type StoredRelease } from './releases.store';

/** The release that the present one took the place of. */
async function beforePresent(deps: ReleaseDeps, part: string): Promise<StoredRelease> {
  const { db } = deps;
  const present = (await currentReleases(db)).find((release) => release.part === part);
  if (!present) throw refusedRelease(404, await whyNoneIsCurrent(deps, part));
  const before = present.replacedId && (await findReleaseById(db, present.replacedId));
  if (!before)
    throw refusedRelease(
      409,
      `There is no release of ${part} before ${present.version}. Name the version to go back to, or release a new one.`,
    );
  return before;
}

/** Why a part has no current release, and what to do, in sentences. */
async function whyNoneIsCurrent({ db }: ReleaseDeps, part: string): Promise<string> {
  const last = await findReleased(db, part, {});
  if (!last?.withdrawnAt) return `${part} has not been released. There is nothing to go back to; release it first.`;
  return `${part} ${last.version} was taken back, and ${part} has no current release. Name the version to go back to, or release a new one.`;
}

async function target(deps: ReleaseDeps, part: string, { hash, version }: Rollback): Promise<StoredRelease> {
  if (!hash && !version) return beforePresent(deps, part);
  const release = await findReleased(deps.db, part, { hash, version });
  if (!release)
    throw refusedRelease(404, `${part} has no release ${version ?? hash}. Name one of those on the Releases page.`);
  if (release.firstCurrentAt === null)
    throw refusedRelease(
      409,
      `${part} ${release.version} has been shared only, and was never current for everyone. Release it, or finish its share.`,
    );
  return release;
}

/**
 * Makes an earlier release current again, without a build or an upload: the named one, else the one before the present.
 * Throws 404 or 409 if there is none to go back to, and 422 if it no longer fits the other parts.
 */
export async function rollBack(
  deps: ReleaseDeps,
  part: string,
  { to, releaser }: { to: Rollback; releaser: Releaser },
): Promise<ReleaseAnswer> {
  const { db, now } = deps;
  const release = await target(deps, part, to);
  const { manifest, version, hash } = release;
  mustFit(deps, [manifest], { live: await currentReleases(db), releaser });
  // Locked first, so that its files are not removed as too old meanwhile.
  const isKept = await lockRelease(db, release.id, now());
  if (!isKept || (await missingFiles(deps, manifest)).length > 0)
    throw refusedRelease(409, `The files of ${part} ${version} are no longer kept. Please release it again.`);
  const moved = await makeCurrent(deps, { releases: [release], action: 'release.rollback', releaser });
  return { is_current: true, missing: [], version, hash, ...moved };
}
