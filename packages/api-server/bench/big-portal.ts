import { parseArgs } from 'node:util';
import pino from 'pino';
import { runCommand } from '../src/platform/process/run-command';
import { StartError } from '../src/platform/errors/start-error';
import { openContext } from '../src/platform/process/open-context';
import { readEnvironment } from '../src/platform/process/env';
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
  const { context, close } = await openContext(settings, { log: pino({ level: 'silent' }) });
  try {
    await fillPortal(context, count);
    return [`${count} facilities are there.`];
  } finally {
    await close();
  }
});
