import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { EMBEDDED_TOO, STAGES, STEPS } from './steps.mjs';

const SERVER = join(ROOT, 'packages/api-server');
const tests = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `/${folder}/${path}`)
    .filter((path) => path.endsWith('.test.ts')),
);

// Otherwise, renaming a test would silently remove it from the run on the embedded database.
test.each(EMBEDDED_TOO)('%s matches a test to run on the embedded database', (name) => {
  expect(tests.filter((path) => path.includes(name))).not.toEqual([]);
});

test('every stage has steps, and every step has a stage', () => {
  expect([...new Set(STEPS.map(({ stage }) => stage))]).toEqual(STAGES);
});
