import { createHash } from 'node:crypto';
import type { Release } from '@portal/portal-contract';

/** What tells one release of a part from another. */
export type PartRelease = Pick<Release, 'name' | 'version' | 'hash'>;

/** Names exactly this set of releases: the same set has the same id on every server. */
export function compositionId(parts: readonly PartRelease[]): string {
  const lines = parts.map(({ name, version, hash }) => `${name}@${version}+${hash}`);
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex').slice(0, 12);
}
