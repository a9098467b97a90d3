import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { closureOf } from './closure.mjs';
import { folderOf, ROOT } from './places.mjs';

const UI = ['core', 'router', 'filter', 'form', 'overlay', 'picture', 'table', 'tabs', 'upload'];

/** Type entries of the modules available to a remote: shared ones, bundled ones, and those for its tests. */
const ENTRIES = [
  'packages/api-slice/src/index.d.ts',
  'packages/domain/src/index.d.ts',
  'packages/portal-contract/src/index.d.ts',
  'packages/testing/src/index.d.ts',
  'packages/testing/src/portal/index.d.ts',
  ...UI.map((group) => `packages/ui/src/${group}/index.d.ts`),
];

/** Replaces the types of the component library, which a remote never imports. */
const COMPONENTS = 'packages/ui/kit/antd.d.ts';
const OF_COMPONENTS = /(['"])(antd|@ant-design\/icons-svg\/es\/types)\1/g;

/** The file to which `tsc -b` writes the types of a file. */
const typesOf = (place) => place.replace(/^(packages\/[^/]+)\//, '$1/.cache/types/');

function read(place) {
  const path = join(ROOT, typesOf(place));
  return place.endsWith('.d.ts') && existsSync(path)
    ? readFileSync(path, 'utf8').replaceAll(
        OF_COMPONENTS,
        (_all, quote) => quote + posix.relative(posix.dirname(place), COMPONENTS.replace('.d.ts', '')) + quote,
      )
    : undefined;
}

/** The types by path. */
export function typings() {
  // `pnpm types` reports type errors; the types are written regardless.
  const tsc = join(folderOf('typescript'), 'bin/tsc');
  spawnSync(process.execPath, [tsc, '-b', 'packages/testing', 'packages/portal-contract'], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const { texts, libraries } = closureOf(ENTRIES, read, ['.d.ts', '/index.d.ts']);
  const files = new Map(texts);
  files.set('types/jest/index.d.ts', readFileSync(join(folderOf('@types/jest'), 'index.d.ts'), 'utf8'));
  return { files, libraries };
}
