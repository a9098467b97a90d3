import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { RELEASED } from '../parts.mjs';

const BATCH_SIZE = 8;
const SOURCE_MAP = /\.map(\.(br|gz))?$/;

/** The releases built from this checkout, which a new portal serves. */
export const builtReleases = () =>
  RELEASED.map((name) => JSON.parse(readFileSync(join(ROOT, name, 'dist/release.json'), 'utf8')));

async function digestOf(address) {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) return `status ${answer.status}`;
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

/** Digests of all public files of releases as served by a portal, by URL. */
export async function servedFiles(url, releases) {
  const addresses = releases.flatMap(({ name, hash, files }) =>
    Object.keys(files)
      .filter((path) => !SOURCE_MAP.test(path))
      .map((path) => `/releases/${name}/${hash}/${path}`),
  );
  const digests = {};
  const waiting = addresses.values();
  const work = async () => {
    for (const address of waiting) digests[address] = await digestOf(url + address);
  };
  await Promise.all(Array.from({ length: BATCH_SIZE }, work));
  return digests;
}

/** The composition in a portal's page: hash, entry and contribution of each part. */
export async function servedParts(url) {
  const html = await (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text();
  const { shell, remotes } = JSON.parse(/id="composition">(.*?)<\/script>/s.exec(html)[1]);
  return { shell, ...remotes };
}
