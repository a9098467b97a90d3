import { runCommand } from '../../platform/process/run-command';
import { openDatabase } from '../../platform/db/open-database';
import { readEnvironment } from '../../platform/process/env';
import { renewFactorKey } from './factors/factor-key';
import { replaceKey } from './signing-keys';

// Takes the environment of the portal, which must not run meanwhile on the embedded database.
await runCommand(async () => {
  const { dataDir, databaseUrl } = readEnvironment(process.env);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await replaceKey(database);
    await renewFactorKey(database.db);
  } finally {
    await database.close();
  }
  return [
    'The key that signs sessions is thrown away. Everyone has to log in again; people without a password need a new link.',
    'The secrets of one-time codes are encrypted with a new key; they work as before.',
  ];
});
