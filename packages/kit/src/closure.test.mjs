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

test('all dependencies of a module are found, whatever the kind of reference, and nothing else', () => {
  const { texts, libraries } = closureOf(['run/a.mjs'], read);
  expect(new Set(texts.keys())).toEqual(new Set(['run/a.mjs', 'run/b.mjs', 'run/d.mjs', 'other/c.mjs']));
  expect(libraries).toEqual(new Set(['@rspack/core', 'semver']));
});

test('types refer to files without extensions, and to folders', () => {
  const { texts, libraries } = closureOf(['types/index.d.ts'], read, ['.d.ts', '/index.d.ts']);
  expect([...texts.keys()]).toEqual(['types/index.d.ts', 'types/one.d.ts', 'types/folder/index.d.ts']);
  expect([...libraries]).toEqual(['yup']);
});

test('an entry that does not exist is an error', () => {
  expect(() => closureOf(['run/gone.mjs'], read)).toThrow('The module run/gone.mjs does not exist.');
});
