import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@portal/portal-contract';
import { RELEASE_FILE, parseRelease } from '@portal/portal-contract';

/** What was built into a folder. Throws when its description is missing or wrong. */
export async function readRelease(folder: string): Promise<Release> {
  const path = join(folder, RELEASE_FILE);
  if (!existsSync(path)) throw new Error(`${folder} holds no build: ${RELEASE_FILE} is missing.`);
  return parseRelease(JSON.parse(await readFile(path, 'utf8')));
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The content of one file of a build. Throws when it is not the file that the description speaks of. */
export async function readReleaseFile(folder: string, release: Release, path: string): Promise<Buffer> {
  const content = await readFile(join(folder, path));
  if (integrityOf(content) !== release.files[path]?.integrity) {
    throw new Error(`${release.name}: ${path} is not the file that was built; build it again.`);
  }
  return content;
}
