import pino from 'pino';
import { openContext } from '../platform/process/open-context';
import { readEnvironment } from '../platform/process/env';
import { runCommand } from '../platform/process/run-command';
import { outliveNoPortal } from '../platform/programs/outlive-no-portal';
import { loadDemo } from './load-demo';

/** Fills an empty installation with the demonstration; `open-filled.ts` starts it as a process of its own. */
outliveNoPortal();
await runCommand(async () => {
  const environment = readEnvironment(process.env);
  const { context, close } = await openContext(environment, { log: pino({ level: environment.logLevel }) });
  try {
    await loadDemo(context);
  } finally {
    await close();
  }
  return [];
});
// The connection with the portal would keep it running.
process.disconnect();
