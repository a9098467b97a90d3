import type { MoveAnswer, MoveInput } from '@portal/domain';
import { makeCurrent, type ReleaseDeps } from './make-current';
import type { Releaser } from './releaser';
import { missingFiles } from './publish.service';
import { refusedRelease } from '../refusals';
import { announceRelease, findRelease, type StoredRelease } from './releases.store';

/** A release that was sent whole. Refuses with 404 and 409 one that was not. */
export async function sentWhole(
  deps: ReleaseDeps,
  { name, hash }: { name: string; hash: string },
): Promise<StoredRelease> {
  const release = await findRelease(deps.db, name, hash);
  if (!release) throw refusedRelease(404, `${name} has no release ${hash}.`);
  // Spoken of again first, so that its files are not removed as too old in this very moment.
  await announceRelease(deps.db, { release: release.manifest, createdById: undefined, at: deps.now() });
  const missing = await missingFiles(deps, release.manifest);
  if (missing.length > 0)
    throw refusedRelease(
      409,
      `${missing.length} files of ${name} ${release.version} are missing. Please send them first.`,
    );
  return release;
}

/**
 * Makes releases current that were sent before, all of them or none. Refuses with 404 and 409 what was not sent whole,
 * with 422 what does not fit, and with 409 a version out of order or an old serial.
 */
export async function moveReleases(
  deps: ReleaseDeps,
  { parts, serial, older, urgent, reason }: MoveInput,
  releaser: Releaser,
): Promise<MoveAnswer> {
  const releases: StoredRelease[] = [];
  for (const part of parts) releases.push(await sentWhole(deps, part));
  const replaces = new Map(parts.flatMap((part) => (part.replaces ? [[part.name, part.replaces] as const] : [])));
  const how = { serial, isOlder: older, isUrgent: urgent, replaces, reason };
  return makeCurrent(deps, { releases, action: 'release.publish', releaser, ...how });
}
