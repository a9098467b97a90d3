import type { MoveAnswer, MoveInput } from '@portal/domain';
import { makeCurrent, type ReleaseDeps } from './make-current';
import type { Releaser } from './releaser';
import { missingFiles } from './publish.service';
import { refusedRelease } from '../refusals';
import { announceRelease, findRelease, type StoredRelease } from './releases.store';

/** A completely sent release. Throws 404 if it is unknown, 409 if it is incomplete. */
export async function sentWhole(
  deps: ReleaseDeps,
  { name, hash }: { name: string; hash: string },
): Promise<StoredRelease> {
  const release = await findRelease(deps.db, name, hash);
  if (!release) throw refusedRelease(404, `${name} has no release ${hash}. Send it first.`);
  // Announced again first, so that its files are not removed as too old meanwhile.
  await announceRelease(deps.db, { release: release.manifest, createdById: undefined, at: deps.now() });
  const missing = await missingFiles(deps, release.manifest);
  if (missing.length > 0)
    throw refusedRelease(409, `${missing.length} files of ${name} ${release.version} are missing. Send them first.`);
  return release;
}

/**
 * Makes releases current that were sent before, all of them or none. Throws 404 or 409 if one was not sent completely,
 * 422 if one does not fit, and 409 for a version out of order or an old serial.
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
