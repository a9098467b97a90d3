import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { RELEASED } from './parts.mjs';

/** Folders that check rights, or could. `api-slice` makes requests, so its code contains their paths. */
const FOLDERS = [
  ...['domain', 'api-server', 'facilities', 'instruments', 'quality', 'ui', 'portal-contract'].map(
    (name) => `packages/${name}`,
  ),
  ...RELEASED,
].map((part) => `${part}/src`);

const DECLARES_OR_REQUESTS = /\.(routes|test|fixture)\.tsx?$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const ADDRESS = /(?:GET|POST|DELETE) \//;

const namesAddress = (text) => ADDRESS.test(text.replaceAll(COMMENT, ''));

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !DECLARES_OR_REQUESTS.test(file))
    .map((file) => `${folder}/${file}`);

test.each([
  ["guard({ call: 'POST /files' })", true],
  ['const path = `GET /types/${list}`;', true],
  ['/** What `GET /files` answers. */\n  // As GET /files has it.\nmay("file.read");', false],
  ["may('facility.edit')", false],
])('%j contains the path of a call: %j', (text, expected) => {
  expect(namesAddress(text)).toBe(expected);
});

test.each(FOLDERS)('in %s, only declarations of routes contain paths of calls', (folder) => {
  const files = filesIn(folder);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => namesAddress(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
