import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder';

const root = mkdtempSync(join(tmpdir(), 'data-folder-test-'));
afterAll(() => rmSync(root, { recursive: true }));

const modeOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);

test('the data folder and its parents are made for its account only', async () => {
  const [parent, folder] = [join(root, 'new'), join(root, 'new', 'data')];
  await makeDataFolder(folder);
  expect([modeOf(parent), modeOf(folder)]).toEqual(['700', '700']);
});

test('an existing folder stays unchanged', async () => {
  const folder = join(root, 'shared');
  mkdirSync(folder);
  chmodSync(folder, 0o750);
  await makeDataFolder(folder);
  expect(modeOf(folder)).toBe('750');
});
