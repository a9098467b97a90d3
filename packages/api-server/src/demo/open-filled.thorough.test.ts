import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import * as tables from '../platform/db/tables';
import { readEnvironment } from '../platform/process/env';
import { openContext } from '../platform/process/open-context';
import demonstrated from './facilities.json' with { type: 'json' };
import { openFilled } from './open-filled';

const folder = mkdtempSync(join(tmpdir(), 'filled-'));
afterAll(() => rmSync(folder, { recursive: true }));

Object.assign(process.env, { MODE: 'demo', DATA_DIR: folder });
delete process.env.DATABASE_URL;
const environment = readEnvironment(process.env);
const open = jest.fn(() => openContext(environment, { log: pino({ level: 'silent' }) }));
const beforeFilling = jest.fn(() => Promise.resolve());
beforeEach(() => jest.clearAllMocks());

async function countFacilities() {
  const { context, close } = await openFilled(environment, open, beforeFilling);
  const count = await context.db.$count(tables.facilities);
  await close();
  return count;
}

test('a new database that cannot be filled is not opened', async () => {
  process.env.PORT = 'none';
  await expect(countFacilities()).rejects.toThrow('The demonstration could not be loaded.');
  delete process.env.PORT;
  expect(open).not.toHaveBeenCalled();
});

test('a database that was left empty is filled and opened again', async () => {
  await (await open()).close();
  expect(await countFacilities()).toBe(demonstrated.length);
  expect(open).toHaveBeenCalledTimes(3);
  expect(beforeFilling).toHaveBeenCalledTimes(1);
  // Filling takes a while on a busy machine.
}, 300_000);

test('one that is filled is opened once', async () => {
  expect(await countFacilities()).toBe(demonstrated.length);
  expect(open).toHaveBeenCalledTimes(1);
  expect(beforeFilling).not.toHaveBeenCalled();
});
