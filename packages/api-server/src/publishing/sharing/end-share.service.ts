import { shareRuling, type EndShareInput } from '@portal/domain';
import { transaction, type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { beyondGrants } from '../grants/must-be-granted';
import { signatureProblems } from '../grants/must-be-signed';
import type { PublishingContext } from '../releases/release-files';
import { refusedRelease } from '../refusals';
import { makeCurrent } from '../releases/make-current';
import type { Releaser } from '../releases/releaser';
import { sentWhole } from '../releases/move.service';
import { findRelease, type StoredRelease } from '../releases/releases.store';
import { closeShare, type End } from '../shares/close-share';
import { listRunning, lockShare, raiseSerialOnce, type StoredShare } from '../shares/shares.store';
import { factsOf } from '../shares/shares.view';

type Context = PublishingContext;

/** The running share of a part. Throws 409 if there is none. */
export async function shareOf({ db }: Pick<Context, 'db'>, part: string): Promise<StoredShare> {
  const share = (await listRunning(db)).find(({ parts }) => parts.some(({ name }) => name === part));
  if (!share)
    throw refusedRelease(409, `There is no share of ${part} under way. Start one with “release ${part} --share”.`);
  return share;
}

/** The parts whose tokens end a share: finishing it needs those of all its parts, like their release. */
export async function partsToEnd({ db }: Pick<Context, 'db'>, part: string, body: unknown): Promise<string[]> {
  const isFinish = typeof body === 'object' && body !== null && 'finish' in body && body.finish === true;
  const share = (await listRunning(db)).find(({ parts }) => parts.some(({ name }) => name === part));
  return isFinish && share ? share.parts.map(({ name }) => name) : [part];
}

/** Makes the releases of a share current, in one move with its end. */
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

/** Ends the share of a part on request, either way. Throws 409 if there is none, or it ended meanwhile. */
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
  if (!(await goBack(context, share, end)))
    throw refusedRelease(409, `The share of ${part} has ended meanwhile. Look at what is live.`);
  return null;
}

/** Whether the release was refused: it no longer fits, its grant ended, or its files are removed. */
const isRefusal = (error: unknown): error is AppError => error instanceof AppError;

/** Why the releases of a share may no longer be released: a grant or a key that has ended meanwhile, in sentences. */
async function endedMeanwhile({ db, now }: Context, { parts }: StoredShare): Promise<string[]> {
  const releases = (await Promise.all(parts.map(({ name, hash }) => findRelease(db, name, hash)))).filter(isStored);
  const manifests = releases.map(({ manifest }) => manifest);
  return [...(await beyondGrants(db, manifests, now())), ...(await signatureProblems(db, releases))];
}
const isStored = (release: StoredRelease | null): release is StoredRelease => release !== null;

/**
 * Ends a share automatically if what it was allowed by has ended, or if its rule decides so now. Of several concurrent servers or reports only one succeeds:
 * the end of a share and the move of its pointer are one transaction, which first locks the running share.
 */
export async function decideShare(context: Context, share: StoredShare): Promise<void> {
  const { db, now, settings } = context;
  const ended = await endedMeanwhile(context, share);
  if (ended.length > 0) {
    const why = ended.join(' ');
    await goBack(context, share, { at: now(), publicUrl: settings.publicUrl, by: 'share', outcome: 'stopped', why });
    return;
  }
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
