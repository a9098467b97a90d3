import { isLowerVersion } from '@portal/portal-contract';
import type { Db } from '../../platform/db/client';
import { findReleased, type StoredRelease } from './releases.store';

/** The strictness of versions: a demonstration is often rebuilt with the same version. */
export interface VersionRules {
  mode: 'demo' | 'production';
  /** Whether a lower version is intended. */
  isOlder: boolean;
}

/**
 * The reason why the version of a release forbids replacing the present one; null if it does not. A version stands for
 * one content and must increase, except in a rollback or an intended step back.
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
  const before = await findReleased(db, part, { hash });
  const how = before?.firstCurrentAt
    ? `Go back to it with “rollback ${part} ${version}”`
    : 'Release it with --older and a reason if that is meant';
  return `${part} ${version} is older than ${present.version}, which is live. ${how}.`;
}
