import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { callPortal } from '../portal/portal.mjs';
import { publish } from '../portal/upload.mjs';

const isCode = (path) => !/\.(map|br|gz)$/.test(path);

/**
 * The same code as another release: without files used only by tools and caches, and all with the same version, since
 * one below the current version would be refused.
 */
function variant(release, number) {
  const files = Object.fromEntries(Object.entries(release.files).filter(([path]) => isCode(path)));
  const version = '2.0.0';
  const hash = createHash('sha256').update(`${release.hash} ${number}`).digest('hex').slice(0, 16);
  return { ...release, version, hash, files };
}

/** Releases `count` variants of the given builds concurrently: several parts, and several variants of each. */
export const releaseAtOnce = ({ url, tokens }, builds, count) =>
  Promise.all(
    Array.from({ length: count }, (_, number) => {
      const release = variant(builds[number % builds.length], number);
      return publish({ url, token: tokens[release.name] }, release, join(ROOT, release.name, 'dist'));
    }),
  );

/** All releases in the audit log, in order: part, previous and new release. */
export async function recordedReleases(url) {
  const session = await callPortal({ url }, ['POST', '/auth/login'], ADMINISTRATOR);
  const { entries } = await callPortal({ url, token: session.access_token }, ['GET', '/audit?kind=release&count=100']);
  return entries
    .filter(({ action }) => action === 'release.publish')
    .map(({ object, before, after }) => ({ part: object.name, before: before.hash, after: after.hash }))
    .toReversed();
}

const ADMINISTRATOR = { email: 'admin@demo.example', password: 'demo-aerosol' };

/** Whether no release was lost: each replaced the one recorded before it, and the last one of each part is current. */
export function isUnbroken(recorded, current) {
  const latest = {};
  for (const { part, before, after } of recorded) {
    if (latest[part] !== before) return false;
    latest[part] = after;
  }
  return Object.entries(latest).every(([part, hash]) => current[part].hash === hash);
}
