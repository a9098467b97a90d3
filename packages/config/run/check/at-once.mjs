import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { callPortal } from '../portal/portal.mjs';
import { publish } from '../portal/upload.mjs';

const isCode = (path) => !/\.(map|br|gz)$/.test(path);

/** The same code under another version, which makes another release of it; without what only tools and caches ask for. */
function variant(release, number) {
  const files = Object.fromEntries(Object.entries(release.files).filter(([path]) => isCode(path)));
  const version = `2.0.${number}`;
  const hash = createHash('sha256').update(`${release.hash} ${version}`).digest('hex').slice(0, 16);
  return { ...release, version, hash, files };
}

/** Releases so many variants of the given builds at the same moment, of several parts and several of each. */
export const releaseAtOnce = ({ url, tokens }, builds, count) =>
  Promise.all(
    Array.from({ length: count }, (_, number) => {
      const release = variant(builds[number % builds.length], number);
      return publish({ url, token: tokens[release.name] }, release, join(ROOT, release.name, 'dist'));
    }),
  );

/** Every release that was made, in order: which part, what it was before, what it became. */
export async function recordedReleases(url) {
  const session = await callPortal({ url }, ['POST', '/auth/login'], ADMINISTRATOR);
  const { entries } = await callPortal({ url, token: session.access_token }, ['GET', '/audit?kind=release&count=100']);
  return entries
    .filter(({ action }) => action === 'release.publish')
    .map(({ object, before, after }) => ({ part: object.name, before: before.hash, after: after.hash }))
    .toReversed();
}

const ADMINISTRATOR = { email: 'admin@demo.example', password: 'demo-aerosol' };

/**
 * Whether no release was lost: of each part, every release took the place of the one that is recorded before it, and
 * the last of them is current.
 */
export function isUnbroken(recorded, current) {
  const latest = {};
  for (const { part, before, after } of recorded) {
    if (latest[part] !== before) return false;
    latest[part] = after;
  }
  return Object.entries(latest).every(([part, hash]) => current[part].hash === hash);
}
