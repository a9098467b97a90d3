import { openDatabase } from '../../platform/db/open-database';
import { StartError } from '../../platform/errors/start-error';
import { readEnvironment } from '../../platform/process/env';
import { AppError } from '../../platform/errors/app-error';
import { readArguments } from './arguments';
import { addFirstAdministrator } from './first-administrator';

/**
 * Makes the first administrator of an installation. Takes the environment of the portal, which must not run meanwhile
 * on the embedded database.
 */
async function main() {
  const person = readArguments(process.argv.slice(2));
  const settings = readEnvironment(process.env);
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir });
  try {
    const { db } = database;
    const { url, expiresAt } = await addFirstAdministrator({ db, settings, now: () => new Date() }, person);
    process.stdout.write(
      `${person.email} is the administrator now. Set the password here, once, until ${expiresAt.toISOString()}:\n${url}\n`,
    );
  } finally {
    await database.close();
  }
}

/** A mistake that an operator can correct is printed as a sentence; any other error in full. */
function giveUp(error: unknown) {
  const isForeseen = error instanceof StartError || error instanceof AppError;
  process.stderr.write(`${isForeseen ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}

await main().catch(giveUp);
