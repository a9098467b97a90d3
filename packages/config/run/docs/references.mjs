import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../install.mjs';

/** Where paths are looked for: from the top of the checkout, and as the server's own files call each other. */
const FOLDERS = ['', 'packages/api-server/src'];

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
/** A file or folder of this name, in full; nothing where there is none. */
export const inside = (path) => FOLDERS.map((folder) => join(ROOT, folder, path)).find((found) => existsSync(found));

/** Kinds of references in backticks, with a check that their target exists. The first kind that fits counts. */
const KINDS = [
  { kind: 'command', fits: /^(npm|pnpm|npx) /, isThere: isCommand },
  {
    kind: 'call',
    fits: /^(GET|POST|DELETE) \//,
    isThere: (call) => calls().includes(call),
  },
  {
    kind: 'setting',
    fits: /^[A-Z]+(_[A-Z]+)+$/,
    isThere: (name) => read('packages/api-server/src/platform/process/env.ts').includes(`'${name}'`),
  },
  { kind: 'path', fits: /^[\w.@-]+(\/[\w.@-]*)+$|^[\w@-]+(\.[\w-]+)*\.(tsx?|mjs|cjs|md|json|ya?ml)$/, isThere: inside },
];

/** Scripts that a package.json has; `npm start` and `npm test` are scripts too. */
function isCommand(command) {
  const [, script, ...args] = command.split(' ');
  if (script === 'exec') return isJest(args);
  return script in JSON.parse(read('package.json')).scripts;
}

/** `jest --config <path> <patterns>`: the settings are there, and each pattern means at least one test beside them. */
function isJest([program, flag, config, ...patterns]) {
  if (program !== 'jest' || flag !== '--config' || !existsSync(join(ROOT, config))) return false;
  const tests = testsOf(dirname(config));
  return patterns.every((pattern) => tests.some((test) => test.includes(pattern)));
}

/** The tests of a part, by their paths in it. */
function testsOf(part) {
  const folders = ['src', 'test'].filter((folder) => existsSync(join(ROOT, part, folder)));
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
export const spansOf = (markdown) => [...withoutBlocks(markdown).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text);

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

/** Everything that a text names and that can be looked for: paths, commands, calls, settings. */
export const referencesIn = (markdown) => spansOf(markdown).filter(kindOf);

/** References of a document without a target, as `kind: text`; `from` is its path in the checkout. */
export function deadReferences(markdown, from) {
  const spans = spansOf(markdown).map((text) => ({ text, ...kindOf(text) }));
  const dead = spans.filter(({ kind, text, isThere }) => kind && !isThere(text));
  const links = linksIn(markdown).filter((to) => !isLink(to, from, markdown));
  return [...dead.map(({ kind, text }) => `${kind}: ${text}`), ...links.map((to) => `link: ${to}`)];
}
