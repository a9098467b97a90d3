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

/** Which local builds the server releases at its start: those of parts that no team has released, all, or none. */
export type ReleaseOnStart = 'missing' | 'always' | 'never';

/** A build as the server finds it at its start. */
interface Built {
  folder: string;
  release: Release;
  /** Never released before, what runs now, replaced by another release, or of a part that a team looks after. */
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

/** Announces a build and puts its files into their place, without making it current. */
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
  // A demonstration that is started from an older checkout shows that one.
  const input = { parts, older: deps.settings.mode === 'demo' };
  try {
    await moveReleases(deps, input, releaser);
    return new Map();
  } catch (reason) {
    if (!(reason instanceof AppError)) throw reason;
    return new Map(builds.map((built) => [built, reason]));
  }
}

/** Makes each build current by itself: as long as one was, what it gave up may be taken over by those that were refused. */
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

/** A database of an earlier version has releases, and does not know yet what they made up together. */
async function recordPresent({ db, now }: Deps): Promise<void> {
  const live = await currentReleases(db);
  if (live.length === 0) return;
  await recordComposition(
    db,
    live.map(({ manifest }) => manifest),
    now(),
  );
}

/** What is live may not fit this server, which may answer other calls than the one before it. */
async function logMisfits(deps: Deps): Promise<void> {
  const live = (await currentReleases(deps.db)).map(({ manifest }) => manifest);
  for (const problem of fitOf(deps, live, []).problems) deps.log.warn(`What is live does not fit: ${problem}`);
}

/**
 * Releases new builds of these folders, as far as the policy takes them, and returns them. A build that was released before stays
 * what it is, current or not, but files of the current one that are missing are put back. What does not fit the others, and what is left to
 * a team, is told in the log, and the rest goes on.
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
      deps.log.info(`${release.name} ${release.version} was built, and left alone: ${LEFT_ALONE[policy]}`);
  for (const [{ release }, { message }] of refused) deps.log.warn(`${release.name} was not released: ${message}`);
  await logMisfits(deps);
  return added.filter((built) => !refused.has(built)).map(({ release }) => release);
}

const LEFT_ALONE: Record<ReleaseOnStart, string> = {
  missing: 'its team has released another.',
  never: 'RELEASE_ON_START is "never".',
  always: '',
};

/** What was built into a folder. Throws when its description is missing or wrong. */
async function readRelease(folder: string): Promise<Release> {
  const path = join(folder, RELEASE_FILE);
  if (!existsSync(path)) throw new Error(`${folder} holds no build: ${RELEASE_FILE} is missing.`);
  return parseRelease(JSON.parse(await readFile(path, 'utf8')));
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The content of one file of a build. Throws when it is not the file that the description speaks of. */
async function readReleaseFile(folder: string, release: Release, path: string): Promise<Buffer> {
  const content = await readFile(join(folder, path));
  if (integrityOf(content) !== release.files[path]?.integrity) {
    throw new Error(`${release.name}: ${path} is not the file that was built; build it again.`);
  }
  return content;
}

/** Names of the parts whose source a checkout has; none where releases come over the network only. */
export const partsOf = (checkout: string): string[] =>
  readdirSync(checkout).filter((name) => name === 'shell' || existsSync(join(checkout, name, 'remote.json')));

/** Folders into which the parts of a checkout have been built. */
export const builtFolders = (checkout: string): string[] =>
  partsOf(checkout)
    .map((name) => join(checkout, name, 'dist'))
    .filter((folder) => existsSync(join(folder, RELEASE_FILE)));
