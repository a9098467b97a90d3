import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { altered, builtPart, entryOf } from '../fixtures/builds';
import { expect, test } from '../fixtures/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PART = 'mf-public';
const BROKEN = 'BROKEN';

/** Runs `pnpm releases bisect` and returns its status and output. */
async function bisect(portal: { url: string; folder: string }, ...words: string[]) {
  const child = spawn(process.execPath, ['packages/config/run/releases.mjs', 'bisect', ...words], {
    cwd: ROOT,
    env: { ...process.env, PORTAL_URL: portal.url, DATA_DIR: portal.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

const LOOK = ['--', process.execPath, 'e2e/fixtures/lacks.mjs', BROKEN];

// Restores the portal for other proofs.
test.afterAll(async ({ teams }) => {
  await teams.rollBack(PART, (await builtPart(PART)).release.hash);
});

test(
  'a command finds which of five releases broke something, and nothing moves [12.122]',
  { tag: '@thorough' },
  async ({ teams, portal }) => {
    const build = await builtPart(PART);
    const compositions = [(await teams.overview()).composition];
    const hashes: string[] = [];
    for (let count = 1; count <= 5; count += 1) {
      const words = count >= 3 ? `${BROKEN} ${count}` : String(count);
      const { release, files } = altered(build, {
        about: { version: `8.0.${count}` },
        contents: { [build.release.entry]: `${entryOf(build)}\n// ${words}` },
      });
      compositions.push((await teams.publish({ release, files })).composition);
      hashes.push(release.hash);
    }
    const [first = '', second = '', , , , last = ''] = compositions;
    const found = await bisect(portal, '--good', first, '--bad', last, ...LOOK);
    expect(found.said).toContain(`It was broken by ${PART} from 8.0.2 to 8.0.3 (${hashes[2]})`);
    expect(found.code).toBe(0);
    expect((await teams.overview()).composition).toBe(last);

    const notGood = await bisect(portal, '--good', compositions[4] ?? '', '--bad', last, ...LOOK);
    expect(notGood.code).toBe(1);
    expect(notGood.said).toContain(`The composition ${compositions[4]} is not good`);
    const notBad = await bisect(portal, '--good', first, '--bad', second, ...LOOK);
    expect(notBad.said).toContain(`The composition ${second} is not bad`);
    const unknown = await bisect(portal, '--good', '000000000000', '--bad', last, ...LOOK);
    expect(unknown.said).toContain('The portal was never made of the composition 000000000000.');
    const turned = await bisect(portal, '--good', last, '--bad', first, ...LOOK);
    expect(turned.said).toContain(`The composition ${last} is not older than ${first}.`);
  },
);
