import { mkdir } from 'node:fs/promises';

/**
 * Makes the data folder, if there is none: for this account only, wherever the database is, as uploads, documents and
 * backups come to lie in it. A folder that is there keeps its mode, which is the operator's.
 */
export const makeDataFolder = async (dataDir: string): Promise<void> =>
  void (await mkdir(dataDir, { recursive: true, mode: 0o700 }));
