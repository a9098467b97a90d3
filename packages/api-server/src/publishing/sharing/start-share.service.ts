import { randomBytes } from 'node:crypto';
import { SHARE_RULE, type ShareAnswer, type ShareInput } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { byOf } from '../releases/releaser';
import type { Db } from '../../platform/db/client';
import type { AppError } from '../../platform/errors/app-error';
import { randomSecret } from '../../platform/digest/digest';
import { shareRunning, refusedRelease, unfit } from '../refusals';
import { recordComposition } from '../releases/compositions.store';
import { compositionId, withOthers, type SharedReleases } from '../releases/current';
import { sharedProblems, sharedReleases, sharedSets } from '../releases/heed-shares';
import { type ReleaseDeps, unfitnessOf } from '../releases/make-current';
import { moveProblems, mustBeAcceptable, mustFollow } from '../releases/move-rules';
import type { Releaser } from '../releases/releaser';
import { sentWhole } from '../releases/move.service';
import { currentReleases, raiseSerial, setReplaced } from '../releases/releases.store';
import type { LiveRelease, StoredRelease } from '../releases/releases.store';
import { swapComposition } from '../releases/swap-composition';
import { namesIn } from '../shares/share-mail';
import { addShare, lockRunning, openToTabs, type StoredShare } from '../shares/shares.store';

const newShareId = () => randomBytes(6).toString('hex');

/** Throws 409 if the same part is shared already, or the maximum number of shares is running. */
function mustBeFree(running: readonly StoredShare[], releases: readonly StoredRelease[]): void {
  for (const share of running) {
    const part = share.parts.find(({ name }) => releases.some((release) => release.part === name));
    if (part) throw shareRunning(namesIn(share), part.name);
  }
  if (running.length >= SHARE_RULE.atOnce) throw tooMany(running);
}

/** The refusal of a further share: it names when the first one ends at the latest, and who can end one before. */
function tooMany(running: readonly StoredShare[]): AppError {
  const first = Math.min(...running.map(({ startedAt }) => startedAt.getTime())) + SHARE_RULE.longestSeconds * 1000;
  const until = new Date(first).toISOString().slice(0, 16).replace('T', ' ');
  return refusedRelease(
    409,
    `There are ${running.length} shares under way, and no more at once: ${running.map(namesIn).join('; ')}. The first of them ends on ${until} UTC at the latest. The team of a part, or an administrator, can end its share before, with “releases share <part> --stop” or --finish.`,
  );
}

const bothShared = (running: readonly StoredShare[], parts: StoredShare['parts']) =>
  `${running.map(namesIn).join('; ')} is shared already, and some tabs would get ${namesIn({ parts })} as well. End that share first, or wait for it.`;

/** The live release of the part of a shared one. Throws 409 if there is none to compare with. */
function presentOf({ part, version, id }: StoredRelease, live: readonly LiveRelease[]): LiveRelease {
  const present = live.find((release) => release.part === part);
  if (!present)
    throw refusedRelease(
      409,
      `${part} has no release that is live, so there is nothing to compare ${version} with. Release it.`,
    );
  if (present.id === id)
    throw refusedRelease(409, `${part} ${version} is live already: everyone has it. Share another release.`);
  return present;
}

/**
 * Shares releases that were sent before with a percentage of the tabs, all of them together. Throws like a release if
 * one was not sent completely, is not granted, does not fit, alone or with other shares, or is lower than the present
 * one.
 */
export async function startShare(
  deps: ReleaseDeps,
  { parts, percent }: ShareInput,
  releaser: Releaser,
): Promise<ShareAnswer> {
  const releases: StoredRelease[] = [];
  for (const part of parts) releases.push(await sentWhole(deps, part));
  return swapComposition(deps.db, (tx, seen) => tryStart(deps, tx, { releases, percent, releaser, seen }));
}

interface Start {
  releases: readonly StoredRelease[];
  percent: number;
  releaser: Releaser;
  /** The serial that was read before anything else. */
  seen: number;
}

/** One attempt; null when the composition has moved since its serial was seen, and then nothing was written. */
async function tryStart(
  deps: ReleaseDeps,
  tx: Db,
  { releases, percent, releaser, seen }: Start,
): Promise<ShareAnswer | null> {
  const at = deps.now();
  const running = await lockRunning(tx);
  mustBeFree(running, releases);
  const live = await currentReleases(tx);
  const present = new Map(releases.map((release) => [release.id, presentOf(release, live)]));
  const manifests = releases.map(({ manifest }) => manifest);
  const refused = await moveProblems(deps, tx, releases, { way: 'release', live, at });
  mustBeAcceptable(refused, unfitnessOf(deps, manifests, { live, releaser, reason: undefined }));
  mustFollow(refused);
  const named = releases.map(({ part, version, hash }) => ({ name: part, version, hash }));
  const own: SharedReleases = { id: newShareId(), percent, startedAt: at, releases: manifests };
  const shares = [...(await sharedReleases(tx, running)), own];
  const set = live.map(({ manifest }) => manifest);
  const problems = sharedProblems(
    deps.answeredCalls,
    set,
    shares,
    named.map(({ name }) => name),
  );
  if (problems.length > 0) throw unfit([...problems, bothShared(running, named)]);
  if (!(await raiseSerial(tx, seen))) return null;
  await addShare(tx, {
    id: own.id,
    parts: named,
    percent,
    startedAt: at,
    startedById: releaser.actorId,
    salt: randomSecret(),
  });
  await openToTabs(tx, named, at);
  for (const { id } of releases) await setReplaced(tx, id, present.get(id)?.id ?? null);
  for (const shared of sharedSets(set, shares)) await recordComposition(tx, shared, at);
  const composition = compositionId(withOthers(set, manifests));
  await writeAudit(tx, {
    actorId: releaser.actorId,
    action: 'release.share',
    objectKind: 'release',
    objectId: named[0]?.name ?? '',
    objectName: namesIn({ parts: named }),
    newValue: { percent, parts: named, composition, ...byOf(releaser) },
  });
  return { share: own.id, composition };
}
