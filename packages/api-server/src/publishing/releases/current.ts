import { createHash } from 'node:crypto';
import type { Release, RemoteRelease, ShellRelease } from '@portal/portal-contract';

/** Releases that a percentage of the tabs gets instead of the present ones. */
export interface SharedReleases {
  /** Id of the share. */
  id: string;
  percent: number;
  startedAt: Date;
  releases: readonly Release[];
}

/** The live releases. */
export interface Current {
  /** Null until a shell has been published. */
  shell: ShellRelease | null;
  remotes: RemoteRelease[];
  /** By part, the message of its pages while it is switched off. */
  off: Readonly<Record<string, string>>;
  /** Running shares, of different parts. */
  shares: readonly SharedReleases[];
}

/** Sorts the current releases into the shell and the remotes. */
export const toCurrent = (manifests: Release[]): Pick<Current, 'shell' | 'remotes'> => ({
  shell: manifests.find((release) => release.kind === 'shell') ?? null,
  remotes: manifests.filter((release) => release.kind === 'remote'),
});

/** A set of releases in which others replace those of the same parts. */
export function withOthers<Part extends { name: string }>(set: readonly Part[], others: readonly Part[]): Part[] {
  const names = others.map(({ name }) => name);
  return [...set.filter(({ name }) => !names.includes(name)), ...others];
}

/** All non-empty subsets: a tab may be on the new side of several shares. */
export function choicesOf<T>(all: readonly T[]): T[][] {
  const [first, ...others] = all;
  if (first === undefined) return [];
  const without = choicesOf(others);
  return [[first], ...without, ...without.map((some) => [first, ...some])];
}

/** The identity of a release of a part. */
export type PartRelease = Pick<Release, 'name' | 'version' | 'hash'>;

/** The id of a set of releases: the same set has the same id on every server. */
export function compositionId(parts: readonly PartRelease[]): string {
  const lines = parts.map(({ name, version, hash }) => `${name}@${version}+${hash}`);
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex').slice(0, 12);
}
