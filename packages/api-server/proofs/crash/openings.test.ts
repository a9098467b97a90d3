import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type Postgres } from '../../../config/run/postgres.mjs';
import { openDatabase } from '../../src/platform/db/open-database';
import { Client } from '../portal/client';
import { startPortalProcess, type Place, type PortalProcess } from '../portal/portal-process';
import { LABELS, makeLabels, openedIn, READER, type Opened } from './labels';
import { SETTINGS } from './settings';

const { databases } = SETTINGS;

/** How long an opening may take on a busy machine before this is a failure, ms. */
const LONGEST = 300_000;

let place: Place;
let postgres: Postgres | null = null;
let portal: PortalProcess | undefined;

/** Reads or fills the database while no portal uses it. */
async function whileStopped<Result>(
  look: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl: place.databaseUrl });
  return look(database).finally(database.close);
}

/** The number of evaluations that a portal says are open. */
async function countOpen(reader: Client): Promise<number> {
  const { body } = await reader.get('/evaluations?start=0&count=1');
  return (body.data as { total_count: number } | undefined)?.total_count ?? 0;
}

/** Starts the portal, and kills it once it has opened so many evaluations. */
async function killAfter(count: number): Promise<Opened> {
  const started = await startPortalProcess(place);
  portal = started;
  const reader = new Client(READER.email, () => started.api, { password: READER.password });
  for (const begun = Date.now(); (await countOpen(reader)) < count && Date.now() - begun < LONGEST;) await pause(5);
  await started.kill();
  portal = undefined;
  return whileStopped(({ db }) => openedIn(db));
}

/** Starts the portal and stops it in order, which waits for the jobs of its start. */
async function runOnce(): Promise<Opened> {
  portal = await startPortalProcess(place);
  await portal.stop();
  portal = undefined;
  return whileStopped(({ db }) => openedIn(db));
}

const once = (count: number): Opened => ({ evaluations: count, entries: count, mails: count, repeated: 0 });

describe.each(databases)('%s', (kind) => {
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-openings-'));
    postgres = kind === 'postgresql' ? await startPostgres() : null;
    if (kind === 'postgresql' && !postgres) throw new Error('PostgreSQL is not installed on this machine.');
    // Only the jobs of the server are needed.
    place = { dataDir, settings: { RELEASE_ON_START: 'never' }, ...(postgres && { databaseUrl: postgres.url }) };
    await whileStopped(({ db }) => makeLabels(db));
  }, LONGEST);
  afterAll(async () => {
    await portal?.kill();
    await postgres?.stop();
    rmSync(place.dataDir, { recursive: true, force: true });
  }, LONGEST);

  test(
    `kill -9 while the evaluations of ${LABELS} labels open: none is opened by half, and in the end each is opened once, with one mail [12.571]`,
    async () => {
      const steps = [0.1, 0.3, 0.5, 0.7].map((share) => share * LABELS);
      const between: number[] = [];
      for (const count of steps) {
        const { evaluations, ...others } = await killAfter(count);
        expect({ evaluations, ...others }).toEqual(once(evaluations));
        between.push(evaluations);
      }
      // The first kill met the openings midway: what was opened stays, and something was left to open.
      expect(between[0]).toBeGreaterThanOrEqual(0.1 * LABELS);
      expect(between[0]).toBeLessThan(LABELS);
      expect(await killAfter(LABELS)).toEqual(once(LABELS));
      // A further start has nothing to do.
      expect(await runOnce()).toEqual(once(LABELS));
      process.stdout.write(`${kind}: killed after ${between.join(', ')} of ${LABELS} openings\n`);
    },
    3 * LONGEST,
  );
});
