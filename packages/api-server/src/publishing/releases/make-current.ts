import { releaseProblems, type Release } from '@portal/portal-contract';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { compositionId, type PartRelease, toCurrent } from './current';
import { recordComposition } from './compositions.store';
import type { PublishingContext } from './release-files';
import { hasMoved, refusedRelease, unfit } from './refusals';
import { currentReleases, movePointer, raiseSerial, readSerial, type StoredRelease } from './releases.store';

export type ReleaseDeps = Pick<PublishingContext, 'db' | 'releaseFiles' | 'answeredCalls' | 'now'>;

/** On whose behalf something is released: a person, or what acted in the place of one. */
export interface Releaser {
  actorId?: string;
  by?: 'deploy token' | 'start of the server';
}

/** Releases that are to become current together: all of them or none. */
export interface Move {
  releases: readonly StoredRelease[];
  action: 'release.publish' | 'release.rollback';
  releaser: Releaser;
  /** Only if the composition is still this one. */
  serial?: number | undefined;
}

/** The composition, once releases are current. */
export interface Moved {
  composition: string;
  serial: number;
}

/** How often releases start over when another one moves the composition at the same moment. */
const ATTEMPTS = 50;

/** Why these releases cannot run together and with those that are live, in sentences. */
export function problemsBeside(
  { answeredCalls }: Pick<ReleaseDeps, 'answeredCalls'>,
  releases: readonly Release[],
  live: readonly StoredRelease[],
): string[] {
  const moved = releases.map(({ name }) => name);
  const stay = live.map(({ manifest }) => manifest).filter(({ name }) => !moved.includes(name));
  return releaseProblems({ ...toCurrent([...stay, ...releases]), calls: answeredCalls }, moved);
}

/** Refuses with 422, in sentences, releases that cannot run together and with those that are live. */
export function mustFit(
  deps: Pick<ReleaseDeps, 'answeredCalls'>,
  releases: readonly Release[],
  live: readonly StoredRelease[],
): void {
  const sentences = problemsBeside(deps, releases, live);
  if (sentences.length > 0) throw unfit(sentences);
}

/**
 * Makes complete releases current, all or none, and writes their audit rows: by compare-and-swap, so that a concurrent
 * change of the composition is not overwritten but read again, and the releases must be compatible with it. Does nothing
 * for what is current already. Refuses with 422 incompatible releases, and with 409 an old serial.
 */
export async function makeCurrent(deps: ReleaseDeps, move: Move): Promise<Moved> {
  const { db, now } = deps;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seen = await readSerial(db);
    if (move.serial !== undefined && move.serial !== seen) throw hasMoved();
    const moved = await transaction(db, (tx) => tryMove(deps, tx, { ...move, seen, at: now() }));
    if (moved) return moved;
  }
  throw refusedRelease(409, 'Too many releases at the same moment. Please try again.');
}

interface Try extends Move {
  /** The serial that was read before anything else. */
  seen: number;
  at: Date;
}

const nameOf = ({ part, version, hash }: StoredRelease): PartRelease => ({ name: part, version, hash });

/** One attempt; null when the composition has moved since its serial was seen, and then nothing was written. */
async function tryMove(deps: ReleaseDeps, tx: Db, { releases, action, releaser, seen, at }: Try) {
  const live = await currentReleases(tx);
  // Another server may have made some current after the serial was seen.
  const pending = releases.filter(({ id }) => !live.some((current) => current.id === id));
  if (pending.length === 0) return { composition: compositionId(live.map(nameOf)), serial: await readSerial(tx) };
  mustFit(
    deps,
    pending.map(({ manifest }) => manifest),
    live,
  );
  if (!(await raiseSerial(tx, seen))) return null;
  const serial = seen + 1;
  const stay = live.filter((current) => !pending.some(({ part }) => part === current.part));
  const composition = await recordComposition(tx, [...stay, ...pending].map(nameOf), at);
  for (const release of pending) {
    const from = live.find(({ part }) => part === release.part) ?? null;
    await movePointer(tx, { to: release, from, serial, at, isNew: action === 'release.publish' });
    await writeAudit(tx, {
      actorId: releaser.actorId,
      action,
      objectKind: 'release',
      objectId: release.part,
      objectName: release.part,
      ...(from && { oldValue: { version: from.version, hash: from.hash } }),
      newValue: { version: release.version, hash: release.hash, composition, ...(releaser.by && { by: releaser.by }) },
    });
  }
  return { composition, serial };
}
