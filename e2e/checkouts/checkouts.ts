import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease, ShellRelease } from '@portal/portal-contract';
import { buildIn, builtPart, type Build } from '../fixtures/builds';
import { releases } from '../fixtures/releases';

/** A build of a remote, or of the shell. */
export type RemoteBuild = Build & { release: RemoteRelease };
export type ShellBuild = Build & { release: ShellRelease };

/** Folders that `pnpm test:two-checkouts` has built; absent if the history of the checkout is too short. */
const { CHECKOUTS_SHELL, CHECKOUTS_BEFORE } = process.env;

export const HAS_REVISIONS = CHECKOUTS_SHELL !== undefined && CHECKOUTS_BEFORE !== undefined;

const isRemote = (build: Build): build is RemoteBuild => build.release.kind === 'remote';
const isShell = (build: Build): build is ShellBuild => build.release.kind === 'shell';

function theShell(build: Build): ShellBuild {
  if (isShell(build)) return build;
  throw new Error(`${build.release.name} is no shell.`);
}

/** The shell of this checkout. */
export const presentShell = async () => theShell(await builtPart('shell'));

/** The shell of the revision in between. */
export const earlierShell = async () => theShell(await buildIn(join(CHECKOUTS_SHELL ?? '', 'shell')));

/** The remotes of this checkout, which are those after that shell. */
export async function remotesAfter(): Promise<RemoteBuild[]> {
  const names = releases().flatMap(({ kind, name }) => (kind === 'remote' ? [name] : []));
  return (await Promise.all(names.map(builtPart))).filter(isRemote);
}

/** The remotes of the revision before that shell. */
export async function remotesBefore(): Promise<RemoteBuild[]> {
  if (CHECKOUTS_BEFORE === undefined || !existsSync(CHECKOUTS_BEFORE)) return [];
  const folders = readdirSync(CHECKOUTS_BEFORE).map((name) => join(CHECKOUTS_BEFORE, name));
  return (await Promise.all(folders.map(buildIn))).filter(isRemote);
}
