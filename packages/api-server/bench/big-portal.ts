import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { runCommand } from '../src/platform/process/run-command';
import { openDatabase } from '../src/platform/db/open-database';
import { StartError } from '../src/platform/errors/start-error';
import { readEnvironment } from '../src/platform/process/env';
import { openFileStore } from '../src/platform/storage/open-file-store';
import { openRenderer } from '../src/platform/pdf/renderer';
import { openPictures } from '../src/platform/pictures/pictures';
import { fillPortal } from './portal/fill-portal';

const USAGE =
  'Usage: node packages/api-server/dist/big-portal.mjs --facilities <number>, with the environment of the portal';

function numberIn(argv: string[]) {
  const { facilities } = parseArgs({ args: argv, options: { facilities: { type: 'string' } } }).values;
  if (!facilities || !/^\d{1,6}$/.test(facilities)) throw new StartError(USAGE);
  return Number(facilities);
}

/** Fills the empty database of a portal with as many facilities as one likes, for benchmarks and tests. */
await runCommand(async (argv) => {
  const count = numberIn(argv);
  const settings = readEnvironment({ MODE: 'demo', ...process.env });
  await mkdir(settings.dataDir, { recursive: true });
  const database = await openDatabase(settings);
  const [files, pdf, pictures] = [await openFileStore(settings), openRenderer(), openPictures()];
  try {
    await fillPortal(
      {
        db: database.db,
        files,
        incoming: join(settings.dataDir, 'incoming'),
        pdf,
        pictures,
        settings,
        log: pino({ level: 'silent' }),
        say: () => {},
        now: () => new Date(),
      },
      count,
    );
    return [`${count} facilities are there.`];
  } finally {
    await pdf.close();
    await pictures.close();
    await files.close();
    await database.close();
  }
});
