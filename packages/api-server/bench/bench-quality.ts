import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { table } from '../../config/run/figures.mjs';
import { DEMO_PASSWORD } from '../src/demo/accounts';
import { runRegularEvaluations } from '../src/labels/openings/run-regular-evaluations';
import type { Context } from '../src/platform/process/app-types';
import { readEnvironment } from '../src/platform/process/env';
import { openContext } from '../src/platform/process/open-context';
import { ACCOUNTS } from './api/calls';
import { digits, figuresOf } from './api/figures';
import { load } from './api/load';
import { run, startPortal, type Running } from './api/programs';
import { countEvaluations } from './portal/bulk.store';
import { fillQuality } from './portal/fill-quality';

/**
 * How long the lights of the network, the network by stage, labels, evaluations, the inbox and the tasks of the centre
 * take, and the opening of the evaluations of a year, by the years of the test books. Takes addresses of empty databases, one per number of years; prints a table for
 * `docs/performance/<date>.md`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    facilities: { type: 'string', default: '200' },
    lidars: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '5' },
  },
});
const seconds = Number(values.seconds);

/** The calls of the pages that show the whole network. */
const CALLS = [
  ['/network/lights', ACCOUNTS.cars],
  ['/network/stages', ACCOUNTS.cars],
  ['/network/labels?start=0&count=100', ACCOUNTS.cars],
  ['/evaluations?start=0&count=100', ACCOUNTS.cars],
  ['/user/tasks', ACCOUNTS.cars],
  ['/user/tasks', ACCOUNTS.administrator],
  // The inbox: what waits, by page.
  ['/qa-tests?start=0&count=100', ACCOUNTS.cars],
  ['/support/requests?state=open&start=0&count=100', ACCOUNTS.cars],
] as const;

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function tokenOf({ port }: Running, email: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { data }: { data: { access_token: string } } = await answer.json();
  return data.access_token;
}

/** Time limit of the opening of the evaluations of a year, ms. */
const OPENS_WITHIN = 10_000;

/** Opens the evaluations of this year, as the job of the portal does; returns their number and the time, ms. */
async function openYear(context: Context) {
  const before = await countEvaluations(context.db);
  const begun = performance.now();
  await runRegularEvaluations(context);
  const took = performance.now() - begun;
  return { opened: (await countEvaluations(context.db)) - before, took };
}

/** Fills the database with the tests of some years, and opens the evaluations of this one. */
async function fill(env: NodeJS.ProcessEnv, years: number) {
  await run('big-portal', ['--facilities', values.facilities], env);
  const settings = readEnvironment({ MODE: 'demo', ...env });
  const { context, close } = await openContext(settings, { log: pino({ level: 'silent' }) });
  try {
    const filled = await fillQuality(context.db, { lidarCount: Number(values.lidars), years });
    return { ...filled, ...(await openYear(context)) };
  } finally {
    await close();
  }
}

async function measure(portal: Running): Promise<string[]> {
  const cells: string[] = [];
  for (const [path, email] of CALLS) {
    const target = { port: portal.port, pid: portal.pid, path: `/api${path}`, token: await tokenOf(portal, email) };
    await load(target, { connections: 1, seconds: 1 });
    const { p50, p95 } = figuresOf([await load(target, { connections: 1, seconds })]);
    cells.push(digits(p50), digits(p95));
  }
  return cells;
}

const rows: string[][] = [];
for (const argument of positionals) {
  const [years = '', url = ''] = argument.split('=', 2).map((part) => decodeURIComponent(part));
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
  try {
    const filled = await fill(env, Number(years));
    if (filled.took > OPENS_WITHIN) {
      say(
        `The evaluations of a year opened in ${digits(filled.took / 1000)} s; the limit is ${OPENS_WITHIN / 1000} s.`,
      );
      process.exitCode = 1;
    }
    const portal = await startPortal(env, []);
    try {
      rows.push([
        years,
        `${filled.lidars}`,
        `${filled.tests}`,
        `${filled.events}`,
        `${filled.requests}`,
        `${filled.evaluations + filled.opened}`,
        `${filled.opened}`,
        digits(filled.took / 1000),
        ...(await measure(portal)),
      ]);
    } finally {
      await portal.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
const titles = CALLS.flatMap(([path, email]) => [`\`${path}\` of ${email.split('@')[0]}, p50 ms`, 'p95']);
say(`\n### ${values.facilities} facilities, one caller\n`);
say(table(['years', 'lidars', 'tests', 'events', 'requests', 'evaluations', 'opened', 'in s', ...titles], rows));
