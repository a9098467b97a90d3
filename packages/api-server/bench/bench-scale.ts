import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { databaseOf } from '../src/platform/db/client';
import { createPool } from '../src/platform/db/pool';
import { countAudited, databaseSize, findConnectionProcess } from './scale/cast.store';
import { makeFaults } from './scale/faults';
import { startFleet, type Server } from './scale/fleet';
import { Ledger } from './scale/ledger';
import { Observed } from './scale/observed';
import { gather, type Participant } from './scale/people';
import { Over } from './scale/person';
import { report } from './scale/report';
import { parentOf, watchUsage } from './scale/usage';

const SERVERS = 3;
/** People arrive over this share of the load, as logins are made to be slow. */
const ARRIVAL = 0.1;
/** Levels of the log from which a line is an error. */
const ERROR_LEVEL = 50;

interface Means {
  databaseUrl: string;
  restartDatabase: () => Promise<void>;
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** A photograph as people upload them: 1600 × 1200 pixels of noise, which compresses badly. */
const makePicture = () =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/**
 * Lets a person come after so many seconds, and act until the load is over; returns why it ended earlier, if it did.
 */
async function live({ act, person }: Participant, comesAfter: number): Promise<string[]> {
  await pause(comesAfter * 1000);
  try {
    await act();
    return [];
  } catch (error) {
    return error instanceof Over ? [] : [`somebody (${person.role}) could not go on: ${String(error)}`];
  }
}

/** The lines of a log that report errors. */
async function errorsIn({ log }: Server): Promise<string[]> {
  const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
  return lines.flatMap((line) => {
    const { level, msg, err } = JSON.parse(line) as { level: number; msg?: string; err?: { message?: string } };
    return level >= ERROR_LEVEL ? [[msg, err?.message].filter(Boolean).join(': ')] : [];
  });
}

async function readBack(participants: readonly Participant[]) {
  const records = new Map<string, string | undefined>();
  for (const part of participants) for (const [record, value] of await part.readBack()) records.set(record, value);
  return records;
}

/**
 * The mixed load of many people on three servers with one database and one object storage, during which a server is
 * stopped, another one killed and the database restarted. Prints tables for `docs/performance/<date>.md`; returns
 * whether everything that people were told to be saved was saved once.
 */
export async function benchScale({ databaseUrl, restartDatabase }: Means, args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '500' },
      minutes: { type: 'string', default: '60' },
      facilities: { type: 'string', default: '1000' },
      keep: { type: 'boolean', default: false },
    },
  });
  const [people, seconds, facilities] = [Number(values.people), Number(values.minutes) * 60, Number(values.facilities)];
  const folder = await mkdtemp(join(tmpdir(), 'portal-scale-'));
  const pool = createPool({ url: databaseUrl });
  const db = databaseOf(pool);
  say(`Filling a portal with ${facilities} facilities …`);
  const fleet = await startFleet({ folder, databaseUrl, facilities, count: SERVERS });
  try {
    const ledger = new Ledger();
    const observed = new Observed();
    const place = { origin: fleet.origin, observed, ledger, isOver: () => observed.now() >= seconds };
    const participants = await gather(place, db, people, await makePicture());
    let postmaster = parentOf(await findConnectionProcess(db));
    const usage = watchUsage([
      ...fleet.servers.map((server) => ({ name: server.name, root: () => server.program?.pid })),
      { name: 'database', root: () => postmaster },
      { name: 'object storage', root: () => fleet.bucket.pid },
      { name: 'balancer', root: () => fleet.balancer.pid },
      { name: 'people (load generator)', root: () => process.pid, isAlone: true },
    ]);
    say(
      `The database has ${((await databaseSize(db)) / 1e6).toFixed(0)} MB. ${people} people for ${values.minutes} minutes …`,
    );
    observed.begin();
    const lives = participants.map((part, at) =>
      live(part, (seconds * ARRIVAL * ((at * 7919) % participants.length)) / participants.length),
    );
    const [faults, ...ends] = await Promise.all([
      makeFaults({
        fleet,
        observed,
        seconds,
        restartDatabase: async () => {
          await restartDatabase();
          postmaster = parentOf(await findConnectionProcess(db));
        },
      }),
      ...lives,
    ]);
    const used = usage.stop();
    say('Reading back …');
    const lasted = observed.now();
    const records = await readBack(participants);
    const problems = [...ends.flat(), ...ledger.problems({ audited: await countAudited(db), records })];
    const lostSessions = participants.reduce((sum, { person }) => sum + person.browser.lostSessions, 0);
    const errorsInLogs = (await Promise.all(fleet.servers.map(errorsIn))).flat();
    const { kept, unknown } = ledger;
    report({ observed, faults, usage: used, seconds: lasted, kept, unknown, lostSessions, problems, errorsInLogs });
    for (const { person } of participants) person.browser.close();
    return problems.length === 0;
  } finally {
    await fleet.stop();
    await pool.end();
    if (values.keep) say(`The logs are in ${folder}.`);
    else await rm(folder, { recursive: true, force: true });
  }
}
