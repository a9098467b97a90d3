import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { folderOf, ROOT } from './places.mjs';

/** Parts of jest by file name; each file finds the others beside it. */
const config = (...more) => folderOf('jest', 'jest-cli', 'jest-config', ...more);
const JEST = {
  jest: () => join(folderOf('jest', 'jest-cli'), 'build/index.js'),
  runner: () => join(config('jest-runner'), 'build/index.js'),
  testWorker: () => join(config('jest-runner'), 'build/testWorker.js'),
  'circus-runner': () => join(config('jest-circus'), 'build/runner.js'),
  jestAdapterInit: () => join(config('jest-circus'), 'build/jestAdapterInit.js'),
  sequencer: () => join(config('@jest/test-sequencer'), 'build/index.js'),
  processChild: () => join(config('jest-runner', 'jest-worker'), 'build/processChild.js'),
  threadChild: () => join(config('jest-runner', 'jest-worker'), 'build/threadChild.js'),
  worker: () => join(config('jest-runner', 'jest-haste-map'), 'build/worker.js'),
  'swc-jest': () => join(folderOf('@swc/jest'), 'index.js'),
  'sharing-runtime': () => join(ROOT, 'packages/config/jest/sharing-runtime.cjs'),
  'browser-environment': () => join(ROOT, 'packages/config/jest/browser-environment.cjs'),
};

/** Features that tests of a remote do not use: coverage, inline snapshots, watchers of other programs, drawing. */
const LEFT_OUT =
  /^(@babel\/.*|babel-.*|istanbul-.*|v8-to-istanbul|collect-v8-coverage|@bcoe\/.*|fb-watchman|fsevents|node-notifier|ts-node|esbuild-register.*|prettier|synckit|canvas|bufferutil|utf-8-validate)$/;

const refusing = (name) => `
  module.exports = new Proxy(function () {}, {
    get(_target, key) {
      if (typeof key === 'symbol' || key === '__esModule' || key === 'default') return undefined;
      throw new Error('The kit does not include ${name}.');
    },
  });`;

/** Replaces lookups of files that are inside the bundle. */
const ADAPTED = [
  // Folders that stack traces omit.
  {
    filter: /jest-circus[/]build[/].*[.]js$/,
    adapt: (text) => text.replaceAll(/require\.resolve\('[a-z-]+'\)/g, '__filename'),
  },
  // Synchronous requests, which no page makes.
  { filter: /XMLHttpRequest-impl[.]js$/, adapt: (text) => text.replaceAll(/require\.resolve\([^)]*\)/g, 'null') },
];

const forJest = {
  name: 'for-jest',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: LEFT_OUT }, ({ path }) => ({ path, namespace: 'left-out' }));
    onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({ contents: refusing(path), loader: 'js' }));
    // Its speed matters only to large test suites, and it reads files of a library that is bundled here.
    onResolve({ filter: /default-styles[.]cjs$/ }, ({ path }) => ({ path, namespace: 'untrimmed' }));
    onLoad({ filter: /.*/, namespace: 'untrimmed' }, () => ({ contents: 'exports.trimDefaultStyles = () => {};' }));
    for (const { filter, adapt } of ADAPTED)
      onLoad({ filter }, ({ path }) => ({ contents: adapt(readFileSync(path, 'utf8')), loader: 'js' }));
  },
};

const BUNDLE = {
  absWorkingDir: ROOT,
  bundle: true,
  write: false,
  metafile: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  minifySyntax: true,
  minifyWhitespace: true,
  logLevel: 'error',
};

const byPlace = ({ outputFiles, metafile }) => ({
  files: new Map(outputFiles.map(({ path, contents }) => [path.slice(ROOT.length), contents])),
  metafile,
});

/** Jest and its browser environment in a dozen files; from the registry they would be three hundred packages. */
async function jest() {
  const entryPoints = Object.fromEntries(Object.entries(JEST).map(([name, path]) => [name, path()]));
  const external = ['unrs-resolver', '@swc/core'];
  // Its other build locates its own files in a way that cannot be bundled.
  const alias = { 'jsonc-parser': join(folderOf('@swc/jest', 'jsonc-parser'), 'lib/esm/main.js') };
  return byPlace(await build({ ...BUNDLE, entryPoints, outdir: 'jest', external, alias, plugins: [forJest] }));
}

/** Modules that tests of a remote import: shared ones, bundled ones, builders and fakes. */
const MODULES = [
  'api-slice',
  'domain',
  'portal-contract',
  'testing',
  'testing/portal',
  ...['core', 'router', 'filter', 'form', 'overlay', 'picture', 'table', 'tabs', 'upload'].map(
    (group) => `ui/${group}`,
  ),
];

/** Tests do not use styles. */
const NO_STYLES = [
  { filter: /(Dom\/dynamicCSS|[.]\/cssUtils)$/, path: join(ROOT, 'packages/config/jest/no-styles.cjs') },
  { filter: /util\/genStyleUtils$/, path: join(ROOT, 'packages/config/jest/no-style-hooks.cjs') },
];

const withoutStyles = {
  name: 'without-styles',
  setup({ onResolve }) {
    for (const { filter, path } of NO_STYLES) onResolve({ filter }, () => ({ path }));
  },
};

/** Bundled as a single program, since the groups of the shell share state. */
async function portal() {
  const contents = MODULES.map((name) => `export * as ${JSON.stringify(name)} from '@portal/${name}';`).join('\n');
  const bundle = await build({
    ...BUNDLE,
    stdin: { contents, resolveDir: join(ROOT, 'packages/kit'), loader: 'js' },
    outfile: 'jest/portal.js',
    external: ['react', 'react-dom', '@testing-library/*'],
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty', '.png': 'empty' },
    plugins: [withoutStyles],
  });
  const { files, metafile } = byPlace(bundle);
  for (const name of MODULES) {
    const up = '../'.repeat(name.split('/').length);
    files.set(`jest/portal/${name}.js`, `module.exports = require('${up}portal.js')[${JSON.stringify(name)}];\n`);
  }
  return { files, metafile };
}

/** The files for tests, by path. */
export async function testing() {
  const parts = [await jest(), await portal()];
  const files = new Map(parts.flatMap((part) => [...part.files]));
  files.set('jest/package.json', '{ "type": "commonjs" }\n');
  for (const name of ['browser-setup.cjs', 'asset-stub.cjs'])
    files.set(`jest/${name}`, readFileSync(join(ROOT, 'packages/config/jest', name), 'utf8'));
  return { files, metafiles: parts.map(({ metafile }) => metafile) };
}
