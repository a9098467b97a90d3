import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_FILE, parseRelease, type Release } from '@portal/portal-contract';
import type { Context } from '../../platform/process/app-types';
import { AppError } from '../../platform/errors/app-error';
import { grantOwnParts } from '../grants/must-be-granted';
import { recordComposition } from './compositions.store';
import { inBatches } from './in-batches';
import { fitOf, type ReleaseDeps } from './make-current';
import type { Releaser } from './releaser';
import { moveReleases } from './move.service';
import { publish } from './publish.service';
import { currentReleases, findRelease } from './releases.store';

type Deps = ReleaseDeps & Pick<Context, 'log'>;

const releaser: Releaser = { by: 'start of the server' };

/** The local builds that the server releases at its start: those of parts that no team has released, all, or none. */
export type ReleaseOnStart = 'missing' | 'always' | 'never';

/** A local build at the start of the server. */
interface Built {
  folder: string;
  release: Release;
  /** Never released before, current, replaced by another release, or of a part that a team releases. */
  state: 'new' | 'current' | 'replaced' | 'left alone';
}

async function readBuilt({ db }: Deps, folder: string, policy: ReleaseOnStart): Promise<Built> {
  const release = await readRelease(folder);
  const { name, hash } = release;
  const present = (await currentReleases(db)).find(({ part }) => part === name);
  if (present?.hash === hash) return { folder, release, state: 'current' };
  if ((await findRelease(db, name, hash))?.releasedAt) return { folder, release, state: 'replaced' };
  const isTaken = present !== undefined && present.movedBy !== releaser.by;
  const isFree = policy === 'always' || (policy === 'missing' && !isTaken);
  return { folder, release, state: isFree ? 'new' : 'left alone' };
}

/** Announces a build and stores its files, without making it current. */
async function send(deps: Deps, { folder, release }: Built): Promise<void> {
  const { missing } = await publish(deps, release, { releaser, hold: true });
  const { name, hash } = release;
  await inBatches(missing, async (path) => {
    const content = await readReleaseFile(folder, release, path);
    await deps.releaseFiles.put({ name, hash, path }, content, content.length);
  });
}

/** Why builds were not released. */
type Refused = Map<Built, AppError>;

/** Makes builds current together, and returns those that were refused: all of them or none. */
async function move(deps: Deps, builds: readonly Built[]): Promise<Refused> {
  if (builds.length === 0) return new Map();
  const parts = builds.map(({ release: { name, hash } }) => ({ name, hash }));
  // A demonstration started from an older checkout shows the older builds.
  const input = { parts, older: deps.settings.mode === 'demo' };
  try {
    await moveReleases(deps, input, releaser);
    return new Map();
  } catch (reason) {
    if (!(reason instanceof AppError)) throw reason;
    return new Map(builds.map((built) => [built, reason]));
  }
}

/** Makes builds current one by one, as long as one succeeds: refused ones may take over the paths that it gave up. */
async function moveEach(deps: Deps, waiting: readonly Built[]): Promise<Refused> {
  const refused: Refused = new Map();
  for (const built of waiting) for (const [one, reason] of await move(deps, [built])) refused.set(one, reason);
  const isFinal = refused.size === 0 || refused.size === waiting.length;
  return isFinal ? refused : moveEach(deps, [...refused.keys()]);
}

/** Makes builds current: together if they fit, else those that do. */
async function moveAll(deps: Deps, builds: readonly Built[]): Promise<Refused> {
  const refused = await move(deps, builds);
  return refused.size === 0 || builds.length === 1 ? refused : moveEach(deps, builds);
}

/** Records the present composition, which a database of an earlier version does not have. */
async function recordPresent({ db, now }: Deps): Promise<void> {
  const live = await currentReleases(db);
  if (live.length === 0) return;
  await recordComposition(
    db,
    live.map(({ manifest }) => manifest),
    now(),
  );
}

/** Logs live releases that do not fit this server, which may answer other calls than the one before it. */
async function logMisfits(deps: Deps): Promise<void> {
  const live = (await currentReleases(deps.db)).map(({ manifest }) => manifest);
  for (const problem of fitOf(deps, live, []).problems) deps.log.warn(`What is live does not fit: ${problem}`);
}

/**
 * Releases new builds of these folders that the policy allows, and returns them. The state of builds that were
 * released before does not change, but missing files of the current one are restored. Builds that do not fit the
 * others, and those left to a team, are logged, and the rest is released.
 */
export async function publishBuilt(
  deps: Deps,
  folders: readonly string[],
  policy: ReleaseOnStart = 'always',
): Promise<Release[]> {
  const builds: Built[] = [];
  for (const folder of folders) builds.push(await readBuilt(deps, folder, policy));
  const names = builds.map(({ release }) => release.name);
  await grantOwnParts(deps.db, names, deps.now());
  for (const built of builds) if (built.state === 'new' || built.state === 'current') await send(deps, built);
  const added = builds.filter(({ state }) => state === 'new');
  const refused = await moveAll(deps, added);
  await recordPresent(deps);
  for (const { release, state } of builds)
    if (state === 'left alone')
      deps.log.warn(
        `${release.name} ${release.version} was built, and left alone: ${LEFT_ALONE[policy](release.name)}`,
      );
  for (const [{ release }, { message }] of refused) deps.log.warn(`${release.name} was not released: ${message}`);
  await logMisfits(deps);
  return added.filter((built) => !refused.has(built)).map(({ release }) => release);
}

const LEFT_ALONE: Record<ReleaseOnStart, (part: string) => string> = {
  missing: (part) =>
    `its team has released another. To make this build current, run “pnpm release ${part}”, or start with RELEASE_ON_START=always.`,
  never: () => 'RELEASE_ON_START is "never".',
  always: () => '',
};

/** The build in a folder. Throws if its description is missing or invalid. */
async function readRelease(folder: string): Promise<Release> {
  const path = join(folder, RELEASE_FILE);
  if (!existsSync(path)) throw new Error(`${folder} holds no build: ${RELEASE_FILE} is missing.`);
  return parseRelease(JSON.parse(await readFile(path, 'utf8')));
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The content of one file of a build. Throws if it differs from the file in the description. */
async function readReleaseFile(folder: string, release: Release, path: string): Promise<Buffer> {
  const content = await readFile(join(folder, path));
  if (integrityOf(content) !== release.files[path]?.integrity) {
    throw new Error(`${release.name}: ${path} is not the file that was built; build it again.`);
  }
  return content;
}

/** Names of the parts whose source is in the checkout; empty if releases arrive over the network only. */
export const partsOf = (checkout: string): string[] =>
  readdirSync(checkout).filter((name) => name === 'shell' || existsSync(join(checkout, name, 'remote.json')));

/** Build folders of the parts of a checkout. */
export const builtFolders = (checkout: string): string[] =>
  partsOf(checkout)
    .map((name) => join(checkout, name, 'dist'))
    .filter((folder) => existsSync(join(folder, RELEASE_FILE)));
