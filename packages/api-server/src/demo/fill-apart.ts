import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { StartError } from '../platform/errors/start-error';
import type { Environment } from '../platform/process/env';
import { startProgram } from '../platform/programs/start-program';

/**
 * Fills a new embedded database with the demonstration, in a process of its own: what that takes of memory (the
 * database never gives any back) ends with it. Changes nothing if there is a database.
 */
export async function fillApart({ databaseUrl, dataDir }: Environment): Promise<void> {
  if (databaseUrl || existsSync(join(dataDir, 'db'))) return;
  const program = { source: './fill-program.ts', built: './fill-program.mjs', env: process.env };
  const [code] = await once(startProgram(import.meta.url, program), 'exit');
  if (code !== 0) throw new StartError('The demonstration could not be loaded.');
}
