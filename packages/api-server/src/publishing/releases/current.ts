import { createHash } from 'node:crypto';
import type { Release, RemoteRelease, ShellRelease } from '@portal/portal-contract';

/** The releases that make up the portal now. */
export interface Current {
  /** Null until a shell has been published. */
  shell: ShellRelease | null;
  remotes: RemoteRelease[];
  /** By part, what its pages say while it is switched off. */
  off: Readonly<Record<string, string>>;
}

/** Sorts the current releases into the shell and the remotes. */
export const toCurrent = (manifests: Release[]): Pick<Current, 'shell' | 'remotes'> => ({
  shell: manifests.find((release) => release.kind === 'shell') ?? null,
  remotes: manifests.filter((release) => release.kind === 'remote'),
});

/** The identity of a release of a part. */
export type PartRelease = Pick<Release, 'name' | 'version' | 'hash'>;

/** Names exactly this set of releases: the same set has the same id on every server. */
export function compositionId(parts: readonly PartRelease[]): string {
  const lines = parts.map(({ name, version, hash }) => `${name}@${version}+${hash}`);
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex').slice(0, 12);
}
