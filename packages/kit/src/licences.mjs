import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';

const IN_MODULES = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** The folders of the libraries that are in bundles, by their names and versions. */
function bundled(metafiles) {
  const folders = new Map();
  for (const input of metafiles.flatMap(({ inputs }) => Object.keys(inputs))) {
    const [, folder] = IN_MODULES.exec(input) ?? [];
    if (!folder) continue;
    const path = join(ROOT, folder, 'package.json');
    if (!existsSync(path)) continue;
    const { name, version, license } = JSON.parse(readFileSync(path, 'utf8'));
    folders.set(`${name} ${version}`, { folder: join(ROOT, folder), license });
  }
  return [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const textOf = (folder) => {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package brings no text of it.';
};

/** What of others is inside the kit, with the licence of each. */
export const licences = (metafiles) =>
  [
    'The files of this package contain the following work of others, each under its own licence.',
    ...bundled(metafiles).map(([called, { folder, license }]) => `${called} (${license})\n\n${textOf(folder)}`),
  ].join(`\n\n${'-'.repeat(72)}\n\n`) + '\n';
