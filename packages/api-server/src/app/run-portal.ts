import closeWithGrace from 'close-with-grace';
import pino from 'pino';
import { StartError } from '../platform/errors/start-error';
import { readEnvironment } from '../platform/process/env';
import { startPortal } from './portal';

/** How long the database may take to be closed once everything else has ended or was cut off, ms. */
const LAST_GRACE = 5000;

/** Reports why the portal does not start: a sentence for what an operator can correct, the whole error otherwise. */
function giveUp(error: unknown): never {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

/**
 * Runs the portal until it is asked to stop, and says on the console that it is ready. `built`: settles once the parts
 * are built, which may go on while the database is opened.
 */
export async function runPortal(built: Promise<void> = Promise.resolve()): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    const log = pino({ level: environment.logLevel, redact: ['req.headers.authorization'] });
    const portal = await startPortal(environment, log, built);
    closeWithGrace({ delay: environment.stopWithin * 1000 + LAST_GRACE }, async ({ err }) => {
      if (err) log.error({ err }, 'stopping after an error');
      await portal.close();
    });
    process.stdout.write(`${portal.greeting}\n`);
  } catch (error) {
    giveUp(error);
  }
}
