import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../src/platform/db/client';
import { brokenIn, storedIn, type Found } from '../portal/evidence';
import type { PortalProcess } from '../portal/portal-process';
import type { Ledger } from './ledger';
import type { CrashScenario } from './scenarios';

/** PostgreSQL continues the statements of a dead portal until the server notices. */
export async function untilAlone(db: Db): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    const { rows } = await db.execute(
      `select 1 from pg_stat_activity where application_name = 'portal' and state <> 'idle' and pid <> pg_backend_pid()`,
    );
    if (rows.length === 0) return;
    await pause(50);
  }
  throw new Error('Somebody still works on the database.');
}

/** Unexpected failures in the log of a portal. */
export const failuresOf = (portal: PortalProcess): string[] =>
  portal
    .output()
    .split('\n')
    .filter((line) => line.includes('call failed') && !line.includes('"unavailable"'));

/** What differs between the clients' own account and the stored data, and what is stored by half, in words. */
export async function problemsIn(found: Found, ledger: Ledger, scenarios: readonly CrashScenario[]): Promise<string[]> {
  return [
    ...ledger.surprises,
    ...ledger.compare(await storedIn(found.db)),
    ...(await brokenIn(
      found,
      scenarios.map(({ id }) => id),
    )),
  ];
}
