import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_FILE, parseRelease, type Release } from '@portal/portal-contract';
import type { Context } from '../../platform/process/app-types';
import { AppError } from '../../platform/errors/app-error';
import { recordComposition } from './compositions.store';
import { inBatches } from './in-batches';
import type { ReleaseDeps, Releaser } from './make-current';
import { publish } from './publish.service';
import { currentReleases, findRelease } from './releases.store';

type Deps = ReleaseDeps & Pick<Context, 'log'>;

const releaser: Releaser = { by: 'start of the server' };

/** A build as the server finds it at its start. */
interface Built {
  folder: string;
  release: Release;
  /** Never released before, what runs now, or replaced by another release. */
  state: 'new' | 'current' | 'replaced';
}

async function readBuilt({ db }: Deps, folder: string): Promise<Built> {
  const release = await readRelease(folder);
  const { name, hash } = release;
  const live = await currentReleases(db);
  if (live.some((current) => current.part === name && current.hash === hash))
    return { folder, release, state: 'current' };
  const isKnown = (await findRelease(db, name, hash))?.releasedAt;
  return { folder, release, state: isKnown ? 'replaced' : 'new' };
}

/** The steps of every release: its description, then the files that are missing, then the description again. */
async function publishFolder(deps: Deps, { folder, release }: Built): Promise<void> {
  const { missing } = await publish(deps, release, { releaser });
  if (missing.length === 0) return;
  const { name, hash } = release;
  await inBatches(missing, async (path) => {
    const content = await readReleaseFile(folder, release, path);
    await deps.releaseFiles.put({ name, hash, path }, content, content.length);
  });
  await publish(deps, release, { releaser });
}

/** Why a build was not released. */
type Refused = Map<Built, AppError>;

/** Tries every build once, and returns those that do not fit. */
async function tryAll(deps: Deps, waiting: Iterable<Built>): Promise<Refused> {
  const refused: Refused = new Map();
  for (const built of waiting) {
    await publishFolder(deps, built).catch((reason: unknown) => {
      if (!(reason instanceof AppError)) throw reason;
      refused.set(built, reason);
    });
  }
  return refused;
}

/** What one part gives up, another may take over: as long as something was released, the rest is tried again. */
async function tryAgain(deps: Deps, waiting: readonly Built[]): Promise<Refused> {
  const refused = await tryAll(deps, waiting);
  const isFinal = refused.size === 0 || refused.size === waiting.length;
  return isFinal ? refused : tryAgain(deps, [...refused.keys()]);
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

/**
 * Releases new builds of these folders, and returns them. A build that was released before stays what it
 * is, current or not, but files of the current one that are missing are put back. One that does not fit the others is told
 * in the log, and the rest goes on.
 */
export async function publishBuilt(deps: Deps, folders: readonly string[]): Promise<Release[]> {
  const builds: Built[] = [];
  for (const folder of folders) builds.push(await readBuilt(deps, folder));
  const pending = builds.filter(({ state }) => state !== 'replaced');
  const refused = await tryAgain(deps, pending);
  await recordPresent(deps);
  for (const [{ release }, { message }] of refused) deps.log.warn(`${release.name} was not released: ${message}`);
  return pending.filter((build) => build.state === 'new' && !refused.has(build)).map(({ release }) => release);
}

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
