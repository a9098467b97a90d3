import type { ReleaseAnswer, Rollback } from '@portal/domain';
import { makeCurrent, mustFit, type ReleaseDeps } from './make-current';
import type { Releaser } from './releaser';
import { missingFiles } from './publish.service';
import { refusedRelease } from '../refusals';
import type { AppError } from '../../platform/errors/app-error';
import { listRunning } from '../shares/shares.store';
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
  const last = await findReleased(db, part, { wasCurrent: true });
  if (!last?.withdrawnAt) return `${part} has not been released. There is nothing to go back to; release it first.`;
  return `${part} ${last.version} was taken back, and ${part} has no current release. Name the version to go back to, or release a new one.`;
}

/** Why a named release was never current: it is unknown, or was shared only. */
async function noTarget({ db }: ReleaseDeps, part: string, { hash, version }: Rollback): Promise<AppError> {
  const shared = await findReleased(db, part, { hash, version });
  if (!shared)
    return refusedRelease(404, `${part} has no release ${version ?? hash}. Name one of those on the Releases page.`);
  const isOf = (one: { name: string; hash: string }) => one.name === part && one.hash === shared.hash;
  const isUnderWay = (await listRunning(db)).some(({ parts }) => parts.some(isOf));
  const what = `${part} ${shared.version} (${shared.hash})`;
  return refusedRelease(
    409,
    isUnderWay
      ? `${what} is shared with a part of the tabs, and was never current for everyone. To give it to everyone, finish its share with “releases share ${part} --finish”.`
      : `${what} was only shared with a part of the tabs, and was never current for everyone. Its share has ended. Name a release that was current, from the Releases page.`,
  );
}

async function target(deps: ReleaseDeps, part: string, { hash, version }: Rollback): Promise<StoredRelease> {
  if (!hash && !version) return beforePresent(deps, part);
  const release = await findReleased(deps.db, part, { hash, version, wasCurrent: true });
  if (!release) throw await noTarget(deps, part, { hash, version });
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
  mustFit(deps, [manifest], { live: await currentReleases(db), releaser, coming: 'rollback' });
  // Locked first, so that its files are not removed as too old meanwhile.
  const isKept = await lockRelease(db, release.id, now());
  if (!isKept || (await missingFiles(deps, manifest)).length > 0)
    throw refusedRelease(409, `The files of ${part} ${version} are no longer kept. Please release it again.`);
  const moved = await makeCurrent(deps, { releases: [release], action: 'release.rollback', releaser });
  return { is_current: true, missing: [], version, hash, ...moved };
}
