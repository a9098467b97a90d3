import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { closureOf } from './closure.mjs';
import { ROOT } from './places.mjs';

/** Packages of the portal that a remote bundles, since the shell does not share them. */
const TAKEN_ALONG = ['domain', 'portal-contract'];

const TARGET = 'es2022';

function read(place) {
  const path = join(ROOT, place);
  return existsSync(path) && place.endsWith('.ts') ? readFileSync(path, 'utf8') : undefined;
}

/** These packages as separate modules, so that a remote bundles only those that it uses. */
export async function modules() {
  const entries = TAKEN_ALONG.map((name) => `packages/${name}/src/index.ts`);
  const { texts, libraries } = closureOf(entries, read, ['.ts', '/index.ts']);
  const files = new Map();
  for (const [place, text] of texts) {
    const { code } = await transform(text, { loader: 'ts', target: TARGET, sourcefile: place });
    files.set(place.replace(/ts$/, 'js'), code);
  }
  for (const name of TAKEN_ALONG) files.set(`packages/${name}/package.json`, '{ "sideEffects": false }\n');
  return { files, libraries };
}

/** The rules of contract and domain for the commands and the build, which run in Node. */
export async function rules() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries([
      ['contract', 'packages/portal-contract/src/index.ts'],
      ['domain', 'packages/domain/src/index.ts'],
    ]),
    outdir: 'rules',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    metafile: true,
    chunkNames: 'both-[hash]',
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path.slice(ROOT.length), text]));
  return { files, metafile };
}
