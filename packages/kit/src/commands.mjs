import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf } from './closure.mjs';
import { fileAt, OWN, ROOT } from './places.mjs';

/** Commands that teams run, in this repository and in their own. */
const ENTRIES = [
  'bin/portal.mjs',
  'rspack.mjs',
  'packages/portal-contract/src/rspack/own-styles-loader.mjs',
  ...['create-remote', 'dev', 'release', 'rollback', 'releases', 'test-remotes'].map(
    (name) => `packages/config/run/${name}.mjs`,
  ),
];

/** Folders whose files are found by path and not by imports. */
const FOLDERS = ['packages/config/template', 'packages/portal-contract/src/rspack/client'];

/** Command names as used in a team's repository. */
const inOwnRepository = (text) =>
  text
    .replaceAll('pnpm create:remote', 'npx portal create')
    .replaceAll(/pnpm (dev|releases|release|rollback)\b/g, 'npx portal $1')
    .replaceAll('docs/releasing.md', 'node_modules/@portal/kit/docs/releasing.md');

/** How to begin in the portal's repository, which teams with the kit do not have. */
const ELSEWHERE = /^\*\*In the portal's repository\*\*[\s\S]*?(?=^\*\*In a repository of your own\*\*)/m;

/** A link to a document that the kit does not contain, and such a link in brackets, which says nothing without it. */
const LINK = /\[([^\]]+)\]\((?![a-z]+:|#)[^)]+\)/;
const LINK_IN_BRACKETS = new RegExp(`\\s\\(${LINK.source}\\)`, 'g');

/** The guide as teams read it: with their commands, and without what the kit does not contain. */
const forTeams = (guide) =>
  inOwnRepository(guide.replace(ELSEWHERE, ''))
    .replaceAll(LINK_IN_BRACKETS, '')
    .replaceAll(new RegExp(LINK, 'g'), '$1');

const isMade = (place) => place.startsWith('rules/') || place === 'shell.json' || place.startsWith('jest/');

function read(place) {
  if (isMade(place)) return undefined;
  const path = fileAt(place);
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
}

const filesIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ''))
    : [];

/** The commands with all of their dependencies in the workspace, by path, and the libraries that they need. */
export function commands() {
  const more = FOLDERS.flatMap((folder) => [...filesIn(ROOT, folder), ...filesIn(OWN, folder)]);
  const modules = more.filter((place) => place.endsWith('.mjs'));
  const { texts, libraries } = closureOf([...ENTRIES, ...modules], read);
  const own = filesIn(OWN, '').filter((place) => !texts.has(place));
  const files = new Map([...texts].map(([place, text]) => [place, inOwnRepository(text)]));
  for (const place of [...more, ...own])
    if (!files.has(place)) files.set(place, read(place) ?? readFileSync(fileAt(place)));
  files.set('docs/releasing.md', forTeams(readFileSync(join(ROOT, 'docs/releasing.md'), 'utf8')));
  return { files, libraries };
}
