import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from './fleet';
import type { Observed } from './observed';

/** Something that was done to the installation during the load. */
export interface Fault {
  what: string;
  /** Since the beginning of the load, s. */
  at: number;
  /** Until everything ran again, s. */
  lasted: number;
  note: string;
}

interface Means {
  fleet: Fleet;
  observed: Observed;
  /** Length of the load, s. */
  seconds: number;
  restartDatabase: () => Promise<void>;
}

const inWords = (seconds: number) => `${seconds.toFixed(1)} s`;

/** Stops one server in order, kills another one, and restarts the database, one after the other. */
export async function makeFaults({ fleet, observed, seconds, restartDatabase }: Means): Promise<Fault[]> {
  const [first, second] = fleet.servers;
  if (!first || !second) throw new Error('There are too few servers.');
  const faults: Fault[] = [];
  const make = async (what: string, share: number, act: () => Promise<string>) => {
    await pause(Math.max(0, seconds * share - observed.now()) * 1000);
    const at = observed.now();
    process.stdout.write(`${at.toFixed(0)} s: ${what} …\n`);
    const note = await act();
    const lasted = observed.now() - at;
    process.stdout.write(`… ${note}, after ${inWords(lasted)}\n`);
    faults.push({ what, at, lasted, note });
  };
  await make('a server is stopped (SIGTERM) and started', 0.25, async () => {
    const ended = await first.end('SIGTERM');
    return `ended after ${inWords(ended)}, ready ${inWords(await first.start())} after its start`;
  });
  await make('a server is killed (SIGKILL) and started', 0.45, async () => {
    await second.end('SIGKILL');
    return `ready ${inWords(await second.start())} after its start`;
  });
  await make('the database is restarted', 0.65, async () => {
    await restartDatabase();
    return 'with a fast shutdown, which ends all connections';
  });
  return faults;
}
