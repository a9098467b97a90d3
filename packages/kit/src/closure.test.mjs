import { closureOf } from './closure.mjs';

const FILES = {
  'run/a.mjs':
    "import { b } from './b.mjs';\nimport '@rspack/core/hot/x.js';\nconst lazy = () => import('../other/c.mjs');",
  'run/b.mjs': "export * from './a.mjs';\nimport { readFileSync } from 'node:fs';\nnew URL('d.mjs', import.meta.url);",
  'run/d.mjs': "const text = '\"@import\" is not resolved here';\nimport semver from 'semver';",
  'other/c.mjs': '',
  'other/unused.mjs': '',
  'types/index.d.ts': "export * from './one';\nimport type { X } from './folder';\nimport './styles.css';",
  'types/one.d.ts': 'export declare const x: import("yup").Schema;',
  'types/folder/index.d.ts': '',
};
const read = (place) => FILES[place];

test('everything that a module needs is found, however it names it, and nothing else', () => {
  const { texts, libraries } = closureOf(['run/a.mjs'], read);
  expect(new Set(texts.keys())).toEqual(new Set(['run/a.mjs', 'run/b.mjs', 'run/d.mjs', 'other/c.mjs']));
  expect(libraries).toEqual(new Set(['@rspack/core', 'semver']));
});

test('types name files without their endings, and folders', () => {
  const { texts, libraries } = closureOf(['types/index.d.ts'], read, ['.d.ts', '/index.d.ts']);
  expect([...texts.keys()]).toEqual(['types/index.d.ts', 'types/one.d.ts', 'types/folder/index.d.ts']);
  expect([...libraries]).toEqual(['yup']);
});

test('an entry that is not there is an error', () => {
  expect(() => closureOf(['run/gone.mjs'], read)).toThrow('There is no run/gone.mjs.');
});
