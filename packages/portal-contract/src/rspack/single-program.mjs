import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { base, chunkIntegrity } from './base.mjs';
import { partOf, readJson } from './part.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { describeShell, ownPages } from './shell-release.mjs';

/** Source of a module that exports an array of other modules of the checkout; `how` is the import clause. */
const listing = (paths, how) => [
  ...paths.map((path, at) => `import ${how} part${at} from ${JSON.stringify(path)};`),
  `export const PARTS = [${paths.map((_path, at) => `part${at}`).join(', ')}];`,
];

/** Replacements for the modules that find and load remotes, for a single program. */
const SOURCES = ({ remotes, shell }) => ({
  'data.ts': listing(
    remotes.map((folder) => join(folder, 'remote.json')),
    '',
  ),
  'modules.ts': listing(
    remotes.map((folder) => join(folder, 'src/remote.ts')),
    '* as',
  ),
  // The remotes' pages, which are data in a composition, are part of this program.
  'composition.ts': [
    `import { PARTS } from './data';`,
    `const block = document.getElementById('composition') as HTMLElement;`,
    `const part = { version: '1.0.0', hash: 'none', entry: 'none', integrity: 'sha384-none' };`,
    `const remotes = Object.fromEntries(PARTS.map((remote) => [remote.name, { ...part, remote }]));`,
    `const data = document.createElement('data');`,
    `data.id = block.id;`,
    `data.hidden = true;`,
    `data.textContent = JSON.stringify({ ...JSON.parse(block.textContent ?? ''), remotes });`,
    `block.replaceWith(data);`,
  ],
  'main.ts': [`import './composition';`, `import ${JSON.stringify(join(shell, 'src/main'))};`],
  'host.ts': [`export const sharedPackages = {};`],
  'entry-script.ts': [
    `import { PARTS as DATA } from './data';`,
    `import { PARTS } from './modules';`,
    `export const loadContainer = async ({ remote }: { remote: { name: string } }) => ({`,
    `  init: () => {},`,
    `  get: async () => () => PARTS[DATA.findIndex(({ name }) => name === remote.name)],`,
    `});`,
  ],
});

function writeSources(folder, sources) {
  mkdirSync(folder, { recursive: true });
  for (const [name, lines] of Object.entries(sources)) writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
}

const inPlaceOf = (request, path) =>
  new rspack.NormalModuleReplacementPlugin(request, (resource) => {
    resource.request = path;
  });

/**
 * Builds the whole portal as a single program, without federation and separately released parts, as a baseline for
 * benchmarks: same sources, same compiler, a chunk per page. `here`: `import.meta.url` of the shell's
 * rspack.config.mjs; `remotes`: folders of the remotes; `folder`: an empty one for generated sources and the build.
 */
export function singleProgram(here, { remotes, folder }) {
  const part = partOf(here);
  const own = join(folder, 'source');
  writeSources(own, SOURCES({ remotes, shell: part.folder }));
  const pages = [...ownPages(part), ...remotes.flatMap((remote) => readJson(join(remote, 'remote.json')).pages)];
  const common = base(part);
  return rspack({
    ...common,
    entry: { main: join(own, 'main.ts') },
    output: { ...common.output, path: join(folder, 'dist') },
    cache: false,
    devtool: false,
    plugins: [
      ...common.plugins,
      inPlaceOf(/\/entry-script$/, join(own, 'entry-script.ts')),
      inPlaceOf(/^\.\.\/host$/, join(own, 'host.ts')),
      chunkIntegrity(),
      new ReleasePlugin(part, (compilation) => describeShell(compilation, pages)),
    ],
  });
}
