import type { Release, RemoteRelease, ShellRelease } from '@portal/portal-contract';

/** The releases that make up the portal now. */
export interface Current {
  /** Null until a shell has been published. */
  shell: ShellRelease | null;
  remotes: RemoteRelease[];
}

/** Sorts the current releases into the shell and the remotes. */
export const toCurrent = (manifests: Release[]): Current => ({
  shell: manifests.find((release) => release.kind === 'shell') ?? null,
  remotes: manifests.filter((release) => release.kind === 'remote'),
});
