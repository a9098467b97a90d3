import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../platform/process/env';
import { connectDatabase } from '../platform/db/open-database';
import * as tables from '../platform/db/tables';
import demonstrated from './facilities.json' with { type: 'json' };
import { fillApart } from './fill-apart';

const folder = mkdtempSync(join(tmpdir(), 'fill-'));
afterAll(() => rmSync(folder, { recursive: true }));

const place = (name: string) => {
  process.env.MODE = 'demo';
  process.env.DATA_DIR = join(folder, name);
  delete process.env.DATABASE_URL;
  return readEnvironment(process.env);
};

test('a new embedded database holds the demonstration when its process has ended', async () => {
  const environment = place('new');
  await fillApart(environment);
  const { db, close } = await connectDatabase(environment);
  const facilities = await db.$count(tables.facilities);
  await close();
  expect(facilities).toBe(demonstrated.length);
});

test('an existing database stays as it is', async () => {
  const environment = place('existing');
  mkdirSync(join(folder, 'existing', 'db'), { recursive: true });
  await expect(fillApart(environment)).resolves.toBeUndefined();
});

test('if it cannot be filled, the portal does not start', async () => {
  const environment = place('file');
  writeFileSync(join(folder, 'file'), 'not a folder');
  await expect(fillApart(environment)).rejects.toThrow('The demonstration could not be loaded.');
});
