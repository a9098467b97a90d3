import { shareRuling, type EndShareInput } from '@portal/domain';
import { transaction, type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import type { PublishingContext } from '../releases/release-files';
import { refusedRelease } from '../refusals';
import { makeCurrent } from '../releases/make-current';
import type { Releaser } from '../releases/releaser';
import { sentWhole } from '../releases/move.service';
import type { StoredRelease } from '../releases/releases.store';
import { closeShare, type End } from '../shares/close-share';
import { listRunning, lockShare, raiseSerialOnce, type StoredShare } from '../shares/shares.store';
import { factsOf } from '../shares/shares.view';

type Context = PublishingContext;

/** The share of a part that is under way. Refuses with 409 when there is none. */
export async function shareOf({ db }: Pick<Context, 'db'>, part: string): Promise<StoredShare> {
  const share = (await listRunning(db)).find(({ parts }) => parts.some(({ name }) => name === part));
  if (!share) throw refusedRelease(409, `There is no share of ${part} under way.`);
  return share;
}

/** Whose tokens end the share of a part: to give it to everybody takes those of all its parts, as their release would. */
export async function partsToEnd({ db }: Pick<Context, 'db'>, part: string, body: unknown): Promise<string[]> {
  const isFinish = typeof body === 'object' && body !== null && 'finish' in body && body.finish === true;
  const share = (await listRunning(db)).find(({ parts }) => parts.some(({ name }) => name === part));
  return isFinish && share ? share.parts.map(({ name }) => name) : [part];
}

/** Gives the releases of a share to everybody, in one move with its end. */
async function goForward(
  context: Context,
  share: StoredShare,
  { outcome, releaser }: { outcome: 'forward' | 'finished'; releaser: Releaser },
): Promise<void> {
  const releases: StoredRelease[] = [];
  for (const part of share.parts) releases.push(await sentWhole(context, part));
  await makeCurrent(context, { releases, action: 'release.publish', releaser, share: { id: share.id, outcome } });
}

const always = () => Promise.resolve(true);

/** Ends a share without a move: from the next page load its releases are served to no one. False if it has already ended. */
const goBack = ({ db }: Context, { id }: StoredShare, end: End, isStillSo: (tx: Db) => Promise<boolean> = always) =>
  transaction(db, async (tx) => {
    const share = await lockShare(tx, id);
    if (!share || !(await isStillSo(tx))) return false;
    await closeShare(tx, share, end);
    await raiseSerialOnce(tx);
    return true;
  });

/** Ends the share of a part by hand, either way. Refuses with 409 when there is none, or it ended meanwhile. */
export async function endShare(
  context: Context,
  part: string,
  { finish, releaser }: EndShareInput & { releaser: Releaser },
): Promise<null> {
  const share = await shareOf(context, part);
  if (finish) {
    await goForward(context, share, { outcome: 'finished', releaser });
    return null;
  }
  const end = { ...releaser, outcome: 'stopped' as const, at: context.now(), publicUrl: context.settings.publicUrl };
  if (!(await goBack(context, share, end))) throw refusedRelease(409, `The share of ${part} has ended meanwhile.`);
  return null;
}

/** What came between: it no longer fits, its grant ended, its files are gone. */
const isRefusal = (error: unknown): error is AppError => error instanceof AppError;

/**
 * Ends a share by itself if its rule says so now. Of several servers, or reports, at once one does it: the end of a share and
 * the move of its pointer are one transaction, which begins with the share under way and locked.
 */
export async function decideShare(context: Context, share: StoredShare): Promise<void> {
  const { db, now, settings } = context;
  const rulingOf = async (tx: Db) => shareRuling(await factsOf(tx, share, now()));
  const ruling = await rulingOf(db);
  if (ruling === null) return;
  const end = { at: now(), publicUrl: settings.publicUrl, by: 'share' };
  if (ruling !== 'forward') {
    await goBack(context, share, { ...end, outcome: ruling }, async (tx) => (await rulingOf(tx)) === ruling);
    return;
  }
  try {
    await goForward(context, share, { outcome: 'forward', releaser: { by: 'share' } });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const why = `It did not fail more often, and could not be released all the same. ${error.message}`;
    await goBack(context, share, { ...end, outcome: 'undecided', why });
  }
}

/** Checks every running share, so that one without visits ends as well. */
export async function decideShares(context: Context): Promise<void> {
  for (const share of await listRunning(context.db)) await decideShare(context, share);
}
