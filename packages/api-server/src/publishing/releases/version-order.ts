import { isLowerVersion } from '@portal/portal-contract';
import type { Db } from '../../platform/db/client';
import { findReleased, type StoredRelease } from './releases.store';

/** How strictly versions are taken: a demonstration is rebuilt all the time, and keeps its version. */
export interface VersionRules {
  mode: 'demo' | 'production';
  /** Whether a lower version is meant. */
  isOlder: boolean;
}

/**
 * Why a release cannot take the place of the present one by its version, in a sentence; null if it can. A version stands
 * for one content, and leads upwards: what goes back is a rollback, or says so.
 */
export async function versionProblem(
  db: Db,
  { next, present }: { next: Pick<StoredRelease, 'part' | 'version' | 'hash'>; present: StoredRelease | null },
  { mode, isOlder }: VersionRules,
): Promise<string | null> {
  const { part, version, hash } = next;
  const known = mode === 'production' ? await findReleased(db, part, { version }) : null;
  if (known && known.hash !== hash)
    return `${part} ${version} was released before with other content (${known.hash}). Give this one a version of its own.`;
  if (!present || isOlder || !isLowerVersion(version, present.version)) return null;
  return `${part} ${version} is older than ${present.version}, which is live. Go back to it with “rollback ${part} ${version}”, or release it with --older and a reason.`;
}
