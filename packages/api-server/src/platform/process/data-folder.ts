import { mkdir } from 'node:fs/promises';

/**
 * Creates the data folder if it is missing: for this account only, wherever the database is, as it contains uploads,
 * documents and backups. An existing folder keeps its mode, which the operator has set.
 */
export const makeDataFolder = async (dataDir: string): Promise<void> =>
  void (await mkdir(dataDir, { recursive: true, mode: 0o700 }));
