import { MS_PER_DAY } from '@portal/domain';
import { transaction } from '../../platform/db/client';
import { loggable } from '../../platform/db/loggable';
import { forgetRelease, listLapsed, lockLapsed, markRemoved, type Lapse } from './lapsed-releases.store';
import type { PublishingContext } from './release-files';

/** Retention of files after their release was current, ms: for open tabs and for a rollback. */
const KEPT = 90 * MS_PER_DAY;

/** Time for the files of an announced release to arrive, ms. */
const ON_THE_WAY = MS_PER_DAY;

/** Removes the files of a release, unless it was released again meanwhile. */
async function removeOne({ db, releaseFiles, now }: PublishingContext, id: string, lapse: Lapse): Promise<void> {
  // The row is locked until the files are gone: a release of the same build waits, and then sends them again.
  await transaction(db, async (tx) => {
    const release = await lockLapsed(tx, id, lapse);
    if (!release) return;
    await releaseFiles.remove(release.manifest);
    // A release that was never current is not part of the history.
    await (release.releasedAt ? markRemoved(tx, id, now()) : forgetRelease(tx, id));
  });
}

/** Removes files of releases that were last current long ago, and announced releases that never arrived. */
export async function sweepReleases(context: PublishingContext): Promise<void> {
  const { db, now, log } = context;
  const at = now().getTime();
  const lapse = { currentBefore: new Date(at - KEPT), announcedBefore: new Date(at - ON_THE_WAY) };
  for (const { id, part, hash } of await listLapsed(db, lapse)) {
    await removeOne(context, id, lapse).catch((error: Error) =>
      log.warn({ part, hash, ...loggable(error) }, 'the files of a release could not be removed'),
    );
  }
}
