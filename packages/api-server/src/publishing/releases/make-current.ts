import { releaseProblems, type Release } from '@portal/portal-contract';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { compositionId, type PartRelease, toCurrent } from './current';
import { recordComposition } from './compositions.store';
import type { PublishingContext } from './release-files';
import { hasMoved, refusedRelease, unfit } from './refusals';
import { currentReleases, movePointer, raiseSerial, readSerial, type StoredRelease } from './releases.store';

export type ReleaseDeps = Pick<PublishingContext, 'db' | 'releaseFiles' | 'now'>;

/** On whose behalf something is released: a person, or what acted in the place of one. */
export interface Releaser {
  actorId?: string;
  by?: 'deploy token' | 'start of the server';
}

/** A release that is to become current. */
export interface Move {
  release: StoredRelease;
  action: 'release.publish' | 'release.rollback';
  releaser: Releaser;
  /** Only if the composition is still this one. */
  serial?: number | undefined;
}

/** The composition, once a release is current. */
export interface Moved {
  composition: string;
  serial: number;
}

/** How often a release starts over when another one moves the composition at the same moment. */
const ATTEMPTS = 50;

/** Refuses with 422, in sentences, a release that cannot run beside those that are live. */
export function mustFit(release: Release, live: readonly StoredRelease[]): void {
  const sentences = releaseProblems(release, toCurrent(live.map(({ manifest }) => manifest)));
  if (sentences.length > 0) throw unfit(sentences);
}

/**
 * Makes a complete release current and writes its audit row: by compare-and-swap, so that a concurrent change of the
 * composition is not overwritten but read again, and the release must be compatible with it. Does nothing for a release
 * that is current already. Refuses with 422 an incompatible release, and with 409 an old serial.
 */
export async function makeCurrent({ db, now }: ReleaseDeps, move: Move): Promise<Moved> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seen = await readSerial(db);
    if (move.serial !== undefined && move.serial !== seen) throw hasMoved();
    const moved = await transaction(db, (tx) => tryMove(tx, { ...move, seen, at: now() }));
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
async function tryMove(tx: Db, { release, action, releaser, seen, at }: Try): Promise<Moved | null> {
  const live = await currentReleases(tx);
  const from = live.find(({ part }) => part === release.part) ?? null;
  // Another server may have made it current after the serial was seen.
  if (from?.id === release.id) return { composition: compositionId(live.map(nameOf)), serial: await readSerial(tx) };
  mustFit(release.manifest, live);
  if (!(await raiseSerial(tx, seen))) return null;
  const serial = seen + 1;
  await movePointer(tx, { to: release, from, serial, at, isNew: action === 'release.publish' });
  const parts = [...live.filter((current) => current !== from), release].map(nameOf);
  const composition = await recordComposition(tx, parts, at);
  await writeAudit(tx, {
    actorId: releaser.actorId,
    action,
    objectKind: 'release',
    objectId: release.part,
    objectName: release.part,
    ...(from && { oldValue: { version: from.version, hash: from.hash } }),
    newValue: { version: release.version, hash: release.hash, composition, ...(releaser.by && { by: releaser.by }) },
  });
  return { composition, serial };
}
