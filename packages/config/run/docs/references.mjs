import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../install.mjs';
import { REMOTES, SOURCES } from '../parts.mjs';

/** Where paths are looked for: from the top of the checkout, and as the server's own files call each other. */
const FOLDERS = ['', 'packages/api-server/src'];

/** What a build or a running portal makes, so that no checkout has it. */
const MADE = new Set(['release.json', 'archive.json', 'files/', 'releases/']);

/** Where settings are read, those of the server first, and the constants that a page names like one. */
const SETTINGS = [
  'packages/api-server/src/platform/process/env.ts',
  'packages/api-server/jest.config.mjs',
  'packages/config/run/chromium.mjs',
  'packages/config/run/portal/origin.mjs',
  'packages/config/run/portal/portal.mjs',
  'packages/config/run/portal/signing-key.mjs',
  'packages/config/run/portal/token.mjs',
  'packages/portal-contract/src/version.ts',
  '.github/workflows/release-mf-public.yml',
];

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const isIn = (folder, path) => existsSync(join(ROOT, folder, path));

/** Whether a file or folder of this name is there, or in one of these folders, or in every remote. */
const isPath = (path, folders) =>
  MADE.has(path) ||
  [...FOLDERS, ...folders.flatMap((folder) => [folder, `${folder}/src`])].some((folder) => isIn(folder, path)) ||
  REMOTES.every((remote) => isIn(remote, path));

/** Kinds of references in backticks, with a check that their target exists. The first kind that fits counts. */
const KINDS = [
  { kind: 'command', fits: /^(npm|pnpm|npx) /, isThere: isCommand },
  { kind: 'call', fits: /^(GET|POST|DELETE) \//, isThere: isCall },
  { kind: 'setting', fits: /^[A-Z]+(_[A-Z]+)+$/, isThere: isSetting },
  // A path that begins with a setting is one of a running portal.
  { kind: 'setting', fits: /^[A-Z]+(_[A-Z]+)+\//, isThere: (path) => isSetting(path.split('/')[0]) },
  {
    kind: 'package',
    fits: /^@portal\/[\w-]+$/,
    isThere: (name) => isIn('packages', name.replace('@portal/', '')),
  },
  { kind: 'path', fits: /^[\w.@-]+(\/[\w.@-]*)+$|^[\w@-]+(\.[\w-]+)*\.(tsx?|mjs|cjs|md|json|ya?ml)$/, isThere: isPath },
];

/** Scripts that a package.json has; `npm start` and `npm test` are scripts too, and `npx` brings pnpm where it is not installed. */
function isCommand(command) {
  const [program, first, ...args] = command.split(' ');
  if (program === 'npx' && first === 'portal') return isOfKit(args[0]);
  if (program === 'npx') return first.startsWith('pnpm@');
  if (first === 'ci') return true;
  if (first === 'exec') return isJest(args);
  return (first === 'run' ? args[0] : first) in JSON.parse(read('package.json')).scripts;
}

const isOfKit = (command) =>
  new RegExp(`^  ${command}: \\{ program`, 'm').test(read('packages/kit/own/bin/portal.mjs'));

function isSetting(name) {
  return SETTINGS.some((path) => new RegExp(`\\b${name}\\b`).test(read(path)));
}

/** A call by its address with or without `/api`, whatever it calls its parameters. */
const withoutNames = (call) => call.replace(' /api/', ' /').replaceAll(/:\w+|<[\w ]+>/g, ':');

function isCall(call) {
  return calls().some((known) => withoutNames(known) === withoutNames(call));
}

/** `jest --config <path> <patterns>`: the settings are there, and each pattern means at least one test beside them. */
function isJest([program, flag, config, ...patterns]) {
  if (program !== 'jest' || flag !== '--config' || !existsSync(join(ROOT, config))) return false;
  const isAll = config === 'packages/config/jest/all.mjs';
  const tests = (isAll ? SOURCES : [dirname(config)]).flatMap(testsOf);
  return patterns.every((pattern) => tests.some((test) => test.includes(pattern)));
}

/** The tests of a part, by their paths in it. */
function testsOf(part) {
  const folders = ['src', 'test', 'run'].filter((folder) => existsSync(join(ROOT, part, folder)));
  return folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, part, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.test\.\w+$/.test(file));
}

/** Every call that the matrix of rights knows, from the page that is made of it. */
export const calls = () =>
  [...read('docs/permissions.md').matchAll(/^\| `((?:GET|POST|DELETE) \/[^`]*)` \|/gm)].map(([, call]) => call);

/** What a text in backticks names; nothing for what only looks different, such as a header. */
const kindOf = (text) => KINDS.find(({ fits }) => fits.test(text));

const withoutBlocks = (markdown) => markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
/** The texts in backticks, without blocks of code. */
const spansOf = (markdown) => [...withoutBlocks(markdown).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text);

/** Where a text links to within the checkout. */
export const linksIn = (markdown) =>
  [...withoutBlocks(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to).filter((to) => !to.includes('://'));

/** The heading that a link jumps to, as it is written in addresses. */
const anchorsOf = (markdown) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

function isLink(to, from, markdown) {
  const [path, anchor] = to.split('#');
  const target = path ? join(ROOT, dirname(from), path) : undefined;
  if (target && !existsSync(target)) return false;
  return !anchor || anchorsOf(target ? readFileSync(target, 'utf8') : markdown).includes(anchor);
}

/** The folders of the checkout that a text means. */
const foldersOf = (text) =>
  /^[\w/-]+$/.test(text) ? FOLDERS.map((folder) => join(folder, text)).filter((folder) => isIn('', folder)) : [];

/** Each text in backticks with the folders that are named beside it: a row of a table names a part, and then files in it. */
const spansWithFolders = (markdown) =>
  withoutBlocks(markdown)
    .split('\n')
    .flatMap((line) => {
      const spans = spansOf(line);
      const folders = line.startsWith('|') ? spans.flatMap(foldersOf) : [];
      return spans.map((text) => ({ text, folders }));
    });

/** Everything that a text names and that can be looked for: paths, commands, calls, settings. */
export const referencesIn = (markdown) => spansOf(markdown).filter(kindOf);

/** References of a document without a target, as `kind: text`; `from` is its path in the checkout. */
export function deadReferences(markdown, from) {
  const spans = spansWithFolders(markdown).map((span) => ({ ...span, ...kindOf(span.text) }));
  const dead = spans.filter(({ kind, text, folders, isThere }) => kind && !isThere(text, folders));
  const links = linksIn(markdown).filter((to) => !isLink(to, from, markdown));
  return [...dead.map(({ kind, text }) => `${kind}: ${text}`), ...links.map((to) => `link: ${to}`)];
}
