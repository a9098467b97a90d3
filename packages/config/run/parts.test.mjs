import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { REMOTES, SOURCES } from './parts.mjs';

test('a remote is a folder with a remote.json', () => {
  expect(REMOTES).toEqual(expect.arrayContaining(['mf-admin', 'mf-cars-area', 'mf-nf-area', 'mf-public']));
});

test('every part with types is in the type check of the whole', () => {
  const solution = JSON.parse(readFileSync(join(ROOT, 'packages/config/tsconfig/solution.json'), 'utf8'));
  const checked = solution.references.map(({ path }) => path.replace('../../../', ''));
  const typed = [...SOURCES, 'e2e'].filter((part) => existsSync(join(ROOT, part, 'tsconfig.json')));
  expect(new Set(checked)).toEqual(new Set(typed));
});
