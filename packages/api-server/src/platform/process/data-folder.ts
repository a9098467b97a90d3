import { mkdir } from 'node:fs/promises';
import { StartError } from '../errors/start-error';

/**
 * Creates the data folder if it is missing: for this account only, wherever the database is, as it contains uploads,
 * documents and backups. An existing folder keeps its mode, which the operator has set.
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new StartError(`The data folder ${dataDir} cannot be made: its disk is full. Make room on it.`, {
      cause: error,
    });
  }
}
