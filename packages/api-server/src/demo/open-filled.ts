import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../platform/errors/start-error';
import type { Environment } from '../platform/process/env';
import type { OpenContext } from '../platform/process/open-context';
import { startProgram } from '../platform/programs/start-program';
import { isEmpty } from './demo.store';

/**
 * Opens an installation that holds the demonstration. An empty one is filled by a process of its own, while it is
 * closed here: what that takes of memory ends with it. `beforeFilling` is called first. Throws a `StartError` if it
 * fails.
 */
export async function openFilled(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  open: () => Promise<OpenContext>,
  beforeFilling: () => Promise<void>,
): Promise<OpenContext> {
  // Making an embedded database takes as much memory as filling it.
  if (!databaseUrl && !existsSync(join(dataDir, 'db'))) await fill(beforeFilling);
  const opened = await open();
  if (!(await isEmpty(opened.context.db))) return opened;
  await opened.close();
  await fill(beforeFilling);
  return open();
}

async function fill(beforeFilling: () => Promise<void>) {
  await beforeFilling();
  const program = { source: './fill-program.ts', built: './fill-program.mjs', env: process.env, isShort: true };
  const [code] = await once(startProgram(import.meta.url, program), 'exit');
  if (code !== 0) throw new StartError('The demonstration could not be loaded.');
}
