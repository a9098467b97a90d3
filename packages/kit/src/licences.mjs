import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, ROOT } from './places.mjs';

const IN_MODULES = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** Libraries that the kit includes without bundling them. */
const COPIED = ['@types/jest'];

/** The folders of the libraries in the kit, by names and versions. */
function contained(metafiles) {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));
  const bundled = inputs.flatMap((input) => {
    const [, folder] = IN_MODULES.exec(input) ?? [];
    return folder ? [join(ROOT, folder)] : [];
  });
  const folders = [...new Set([...bundled, ...COPIED.map((name) => folderOf(name))])];
  const described = folders
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return [`${name} ${version}`, { folder, license }];
    });
  return [...new Map(described)].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const textOf = (folder) => {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : 'The package does not include the text of its licence.';
};

/** The third-party code in the kit, with the licence of each library. */
export const licences = (metafiles) =>
  [
    'The files of this package contain the following third-party work, each under its own licence.',
    ...contained(metafiles).map(([called, { folder, license }]) => `${called} (${license})\n\n${textOf(folder)}`),
  ].join(`\n\n${'-'.repeat(72)}\n\n`) + '\n';
