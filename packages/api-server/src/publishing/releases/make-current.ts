import { releaseProblems, unknownFits, type Coming, type Release } from '@portal/portal-contract';
import type { FitAnswer } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { closeShare } from '../shares/close-share';
import type { ShareOutcome, StoredShare } from '../shares/shares.store';
import { lockRunning } from '../shares/shares.store';
import { compositionId, type PartRelease, toCurrent, withOthers } from './current';
import { byOf, type Releaser } from './releaser';
import { recordComposition } from './compositions.store';
import { sharedReleases, sharedSets, sharesEndedBy } from './heed-shares';
import type { PublishingContext } from './release-files';
import { compositionMoved, unfit } from '../refusals';
import { comingOf, moveProblems, mustBeAcceptable, mustFollow, wayOf } from './move-rules';
import { swapComposition } from './swap-composition';
import { distinguished } from './distinguished';
import {
  currentReleases,
  markUrgent,
  movePointer,
  raiseSerial,
  readSerial,
  takeBackAfter,
  type StoredRelease,
} from './releases.store';

export interface ReleaseDeps extends Pick<PublishingContext, 'db' | 'releaseFiles' | 'answeredCalls' | 'now'> {
  settings: Pick<PublishingContext['settings'], 'mode' | 'publicUrl' | 'partBytes'>;
}

/** Releases that are to become current together: all of them or none. */
export interface Move {
  releases: readonly StoredRelease[];
  action: 'release.publish' | 'release.rollback';
  releaser: Releaser;
  /** Only if the composition is still this one. */
  serial?: number | undefined;
  /** Whether a version may be lower than the one that it replaces. */
  isOlder?: boolean | undefined;
  /** Whether open tabs must load it before they continue. */
  isUrgent?: boolean | undefined;
  /** By part, the hash of the release that must still be current. */
  replaces?: ReadonlyMap<string, string>;
  /** The reason of an unusual move, for the audit log. */
  reason?: string | undefined;
  /** The share that ends with the move, because its releases go to all users. */
  share?: { id: string; outcome: Extract<ShareOutcome, 'forward' | 'finished'> } | undefined;
}

/** The composition after a move. */
export interface Moved {
  composition: string;
  serial: number;
}

/** The compatibility problems of releases with each other and with the live ones, when they come in this way. */
export function fitOf(
  { answeredCalls }: Pick<ReleaseDeps, 'answeredCalls'>,
  releases: readonly Release[],
  live: readonly Pick<StoredRelease, 'manifest'>[],
  coming: Coming = 'release',
): FitAnswer {
  const moved = releases.map(({ name }) => name);
  const present = live.map(({ manifest }) => manifest);
  const stay = present.filter(({ name }) => !moved.includes(name));
  const next = toCurrent([...stay, ...releases.map((release) => distinguished(release, present))]);
  return {
    problems: releaseProblems({ ...next, calls: answeredCalls }, moved, coming),
    unknown: unknownFits(next, moved),
  };
}

/** Whether a release that cannot be checked is allowed: only by administrators with a reason. */
const mayDoSo = ({ releaser, reason }: Pick<Move, 'releaser' | 'reason'>) =>
  releaser.actorId !== undefined && reason !== undefined;

/** What is said of releases whose fit cannot be checked. */
export const ASK_FOR_REASON = 'An administrator may release it all the same, with a reason (--reason).';

interface Beside extends Pick<Move, 'releaser' | 'reason'> {
  live: readonly StoredRelease[];
  coming?: Coming;
}

/** The reasons why releases cannot run together and with the live ones, or cannot be known to. */
export function unfitnessOf(
  deps: Pick<ReleaseDeps, 'answeredCalls'>,
  releases: readonly Release[],
  { live, coming, ...move }: Beside,
): string[] {
  const { problems, unknown } = fitOf(deps, releases, live, coming);
  return unknown.length > 0 && !mayDoSo(move) ? [...problems, ...unknown, ASK_FOR_REASON] : problems;
}

/** Throws 422 with the reasons if releases cannot run together and with the live ones. */
export function mustFit(deps: Pick<ReleaseDeps, 'answeredCalls'>, releases: readonly Release[], beside: Beside): void {
  const unfitness = unfitnessOf(deps, releases, beside);
  if (unfitness.length > 0) throw unfit(unfitness);
}

/**
 * Makes complete releases current, all or none, and writes their audit rows: by compare-and-swap, so that a concurrent
 * change of the composition is not overwritten but read again, and the releases must be compatible with it. Does nothing
 * for releases that are already current. Throws 422 for incompatible releases, and 409 for an old serial.
 */
export async function makeCurrent(deps: ReleaseDeps, move: Move): Promise<Moved> {
  return swapComposition(deps.db, async (tx, seen) => {
    if (move.serial !== undefined && move.serial !== seen) throw compositionMoved();
    return tryMove(deps, tx, { ...move, seen, at: deps.now() });
  });
}

interface Try extends Move {
  /** The serial that was read before anything else. */
  seen: number;
  at: Date;
}

const nameOf = ({ part, version, hash }: StoredRelease): PartRelease => ({ name: part, version, hash });

/** The origin of a release for the audit log: the signature can be verified with the log alone. */
const originOf = ({ provenance, signature, signedById }: StoredRelease) => ({
  ...(provenance && { origin: provenance }),
  ...(signature && { signature, key: signedById }),
});

/** One attempt; null when the composition has moved since its serial was seen, and then nothing was written. */
async function tryMove(deps: ReleaseDeps, tx: Db, { releases, seen, at, ...move }: Try): Promise<Moved | null> {
  const { action, releaser, reason, replaces, share, isUrgent = false } = move;
  const running = await lockRunning(tx);
  const live = await currentReleases(tx);
  // Another server may have made some current after the serial was seen.
  const pending = releases.filter(({ id }) => !live.some((current) => current.id === id));
  if (pending.length === 0) {
    if (isUrgent) await becomeUrgent(tx, { releases, live, releaser, at });
    return { composition: compositionId(live.map(nameOf)), serial: await readSerial(tx) };
  }
  const manifests = pending.map(({ manifest }) => manifest);
  const way = wayOf(action, releaser);
  const problems = await moveProblems(deps, tx, pending, {
    way,
    live,
    isOlder: move.isOlder,
    byToken: releaser.actorId === undefined,
    at,
  });
  mustBeAcceptable(problems, unfitnessOf(deps, manifests, { live, ...move, coming: comingOf(way) }));
  const presentOf = ({ part }: StoredRelease) => live.find((current) => current.part === part) ?? null;
  const conflicting = pending.find((next) => {
    const seenOne = replaces?.get(next.part);
    return seenOne !== undefined && presentOf(next)?.hash !== seenOne;
  });
  if (conflicting) throw compositionMoved(conflicting.part);
  mustFollow(problems);
  const next = withOthers(
    live.map(({ manifest }) => manifest),
    manifests,
  );
  const ended = await sharesEndedBy(tx, {
    shares: running,
    pending: manifests,
    next,
    own: share?.id,
    isPublished: way === 'release',
    answeredCalls: deps.answeredCalls,
  });
  if (!(await raiseSerial(tx, seen))) return null;
  const serial = seen + 1;
  const composition = await recordComposition(tx, next, at);
  for (const each of running) await endWith(deps, tx, each, { ...move, at, isEnded: ended.includes(each) });
  const going = running.filter((each) => each.id !== share?.id && !ended.includes(each));
  for (const set of sharedSets(next, await sharedReleases(tx, going))) await recordComposition(tx, set, at);
  for (const release of pending) {
    const from = presentOf(release);
    if (action === 'release.rollback') await takeBackAfter(tx, { to: release, from, at });
    await movePointer(tx, {
      to: release,
      from,
      serial,
      at,
      isNew: action === 'release.publish',
      isUrgent,
      by: releaser.by ?? 'person',
    });
    await writeAudit(tx, {
      actorId: releaser.actorId,
      action,
      objectKind: 'release',
      objectId: release.part,
      objectName: release.part,
      ...(from && { oldValue: { version: from.version, hash: from.hash } }),
      newValue: {
        version: release.version,
        hash: release.hash,
        composition,
        ...byOf(releaser),
        ...(action === 'release.publish' && originOf(release)),
        ...(isUrgent && { urgent: true }),
        ...(reason !== undefined && { reason }),
      },
    });
  }
  return { composition, serial };
}

/** Makes current releases urgent; those that are urgent already stay as they are. */
async function becomeUrgent(
  tx: Db,
  { releases, live, releaser, at }: Pick<Try, 'releases' | 'releaser' | 'at'> & { live: readonly StoredRelease[] },
): Promise<void> {
  const calm = live.filter(({ id, urgentAt }) => urgentAt === null && releases.some((release) => release.id === id));
  if (calm.length === 0) return;
  await markUrgent(
    tx,
    calm.map(({ id }) => id),
    at,
  );
  for (const { part, version, hash } of calm)
    await writeAudit(tx, {
      actorId: releaser.actorId,
      action: 'release.publish',
      objectKind: 'release',
      objectId: part,
      objectName: part,
      newValue: { version, hash, ...byOf(releaser), urgent: true },
    });
}

/** Why a move ended a share, for its team. */
const WHY_ENDED: Readonly<Record<Move['action'], string>> = {
  'release.publish': 'Another release was made current, which leaves nothing to compare with.',
  'release.rollback': 'A rollback was made, which leaves nothing to compare with.',
};

/** Ends a share with a move: the one that it finishes, or one that it leaves without a comparison. */
async function endWith(
  { settings: { publicUrl } }: ReleaseDeps,
  tx: Db,
  share: StoredShare,
  {
    action,
    releaser,
    share: finished,
    isEnded,
    at,
  }: Pick<Try, 'action' | 'releaser' | 'share' | 'at'> & { isEnded: boolean },
): Promise<void> {
  const end = { at, publicUrl, ...releaser };
  if (share.id === finished?.id) await closeShare(tx, share, { ...end, outcome: finished.outcome });
  else if (isEnded) await closeShare(tx, share, { ...end, outcome: 'stopped', move: action, why: WHY_ENDED[action] });
}
