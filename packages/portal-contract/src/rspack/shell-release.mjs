import { join } from 'node:path';
import { contract } from './contract.mjs';
import { codeFiles, groupsOf, pageRequest } from './code-files.mjs';
import { readJson } from './part.mjs';

const GROUPS = Object.keys(contract.SHARING).filter((name) => contract.SHARING[name].when === 'use');

/** The subset of the font that almost every page needs at once. */
const FIRST_FONT = /^inter-latin-wght-normal\..*\.woff2$/;

export const ownPages = (part) => readJson(join(part.folder, 'pages.json'));

const withoutStart = ({ scripts, styles }, start) => ({
  scripts: scripts.filter((file) => !start.scripts.includes(file)),
  styles: styles.filter((file) => !start.styles.includes(file)),
});

/** The fields of `release.json` that only the shell has: start files, shared groups and its own pages. */
export function describeShell(compilation, entries) {
  const start = codeFiles([compilation.entrypoints.get('main')]);
  const more = (request) => withoutStart(codeFiles(groupsOf(compilation, request)), start);
  const fonts = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => FIRST_FONT.test(name));
  const pages = entries.map((page) => ({
    ...page,
    ...more(pageRequest(page.page)),
    shared: [],
  }));
  return {
    kind: 'shell',
    entry: start.scripts.at(-1),
    contract: contract.CONTRACT_VERSION,
    start: { ...start, fonts },
    shared: Object.fromEntries(GROUPS.map((name) => [name, more(new RegExp(`^${name}$`))])),
    pages,
  };
}
