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

// Otherwise a renamed test would silently drop out of the run on the embedded database.
test.each(EMBEDDED_TOO)('%s is the name of a test that the embedded database is tried with', (name) => {
  expect(tests.filter((path) => path.includes(name))).not.toEqual([]);
});

test('every stage has steps, and every step is of a stage', () => {
  expect([...new Set(STEPS.map(({ stage }) => stage))]).toEqual(STAGES);
});
