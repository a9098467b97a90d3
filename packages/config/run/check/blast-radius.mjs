import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { partNamed } from '../portal/part-name.mjs';
import { callPortal } from '../portal/portal.mjs';
import { isUnbroken, recordedReleases, releaseAtOnce } from './at-once.mjs';
import { start, startDemoPortal } from './demo-portal.mjs';
import { check, show } from './report.mjs';
import { builtReleases, servedFiles, servedParts } from './served.mjs';
import { temporaryCopy } from './temporary-copy.mjs';

const BATCH_SIZE = 20;
const ROLLBACK_MS = 10_000;

/** Changes the behaviour of a part, and its version. */
function change(copy, name) {
  const source = name === 'shell' ? 'main.tsx' : 'remote.ts';
  appendFileSync(join(copy, name, 'src', source), "\ndocument.documentElement.dataset.changed = 'yes';\n");
  const path = join(copy, name, 'package.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"version": "[^"]*"/, '"version": "1.9.0"'));
}

const without = (name, parts) => Object.fromEntries(Object.entries(parts).filter(([part]) => part !== name));

/** Waits until the portal's pages contain a release; returns the time since `since`, in milliseconds. */
async function untilServed(url, name, hash, since) {
  while ((await servedParts(url))[name].hash !== hash) {
    if (Date.now() - since > ROLLBACK_MS) break;
  }
  return Date.now() - since;
}

/** Shows that releasing one part leaves the others unchanged, in a copy of this checkout with a separate portal. */
await check(async (afterwards) => {
  const name = partNamed(process.argv[2] ?? 'mf-cars-area', 'pnpm check:blast-radius [part]');
  const portal = await startDemoPortal();
  afterwards(() => portal.stop());
  const copy = temporaryCopy();
  afterwards(() => rmSync(copy, { recursive: true, force: true }));
  const run = (program, ...args) =>
    start(process.execPath, [`packages/config/run/${program}.mjs`, ...args], {
      cwd: copy,
      env: { PORTAL_URL: portal.url, DATA_DIR: portal.folder },
    }).end();
  const builds = builtReleases();
  const overview = () => callPortal({ url: portal.url, token: portal.tokens[name] }, ['GET', '/releases']);

  const filesBefore = await servedFiles(portal.url, builds);
  const partsBefore = await servedParts(portal.url);
  change(copy, name);
  const released = await run('release', name);
  show('a changed build is released', released.status === 0, released.output.trim().split('\n').at(-1));

  const partsAfter = await servedParts(portal.url);
  show('its page shows the new version', partsAfter[name].version === '1.9.0', partsAfter[name].hash);
  show(
    'no other part of the composition changed',
    isDeepStrictEqual(without(name, partsBefore), without(name, partsAfter)),
  );
  const filesAfter = await servedFiles(portal.url, builds);
  const count = Object.keys(filesAfter).length;
  const isServed = Object.values(filesBefore).every((digest) => !digest.startsWith('status'));
  show('every file of every other part, and of its own earlier release, is served', isServed, `${count} files`);
  show('and is identical byte for byte', isDeepStrictEqual(filesBefore, filesAfter));

  const { serial } = await overview();
  const answers = await releaseAtOnce(portal, builds, BATCH_SIZE);
  show(
    `${BATCH_SIZE} simultaneous releases all become current`,
    new Set(answers.map(({ answer }) => answer.serial)).size === BATCH_SIZE,
  );
  const recorded = await recordedReleases(portal.url);
  const moved = (await overview()).serial - serial;
  show('each of them changed the composition once', moved === BATCH_SIZE, `${moved} moves`);
  show('and is recorded', recorded.length === builds.length + 1 + BATCH_SIZE, `${recorded.length} records`);
  show('none was overwritten unnoticed', isUnbroken(recorded, await servedParts(portal.url)));

  const since = Date.now();
  const back = await run('rollback', name, partsBefore[name].hash);
  const took = await untilServed(portal.url, name, partsBefore[name].hash, since);
  show('a rollback takes effect on the next page load', back.status === 0 && took < ROLLBACK_MS, `${took} ms`);
});
