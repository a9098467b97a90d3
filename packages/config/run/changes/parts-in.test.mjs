import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { SOURCES } from '../parts.mjs';
import { partsIn } from './parts-in.mjs';

const FOLDER = join(ROOT, '.changeset');
const NAMES = SOURCES.map((folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).name);

test('a change file names its parts', () => {
  expect(partsIn("---\n'mf-public': patch\n'@portal/ui': minor\n---\n\nA sentence: with a colon.\n")).toEqual([
    'mf-public',
    '@portal/ui',
  ]);
});

test('a change file without parts names none', () => {
  expect(partsIn('---\n---\n\nNothing that is shipped.\n')).toEqual([]);
});

test('every change file names parts that exist, or no version could be made of any', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const unknown = files.flatMap((name) =>
    partsIn(readFileSync(join(FOLDER, name), 'utf8'))
      .filter((part) => !NAMES.includes(part))
      .map((part) => `${name}: ${part}`),
  );
  expect(unknown).toEqual([]);
});
