import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../src/demo/accounts';
import { ACCOUNTS, CALLS, type BenchCall, type Caller, type Ids } from './calls';
import type { Target } from './load';
import { run, startBare, startPortal, type Running } from './programs';
import { recordCalls } from './record-calls';

/** A portal with so many facilities, and the bare server beside it on the same database. */
export interface Scene {
  count: number;
  databaseUrl: string;
  portal: Running;
  /** Logs in anew where that is due: to be called before `asked`, as sessions outlast no benchmark. */
  renew: () => Promise<void>;
  /** A call to the portal. */
  asked: (call: BenchCall) => Target;
  /** The same queries from the bare server; by the place in the list of calls. */
  bare: (at: number) => Target;
  stop: () => Promise<void>;
}

/** How old tokens may get, ms; they hold for longer. */
const TOKEN_AGE = 300_000;

/** Fills an empty database and starts both servers on it. */
export async function setScene(databaseUrl: string, count: number, flags: readonly string[]): Promise<Scene> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  await run('big-portal', ['--facilities', `${count}`], env);
  const portal = await startPortal(env, flags);
  let tokens = await logInAll(portal);
  let loggedInAt = Date.now();
  const ids = await findIds(portal, tokens.owner);
  const asked = ({ who, path }: BenchCall): Target => ({
    port: portal.port,
    pid: portal.pid,
    path: `/api${path(ids)}`,
    token: who === 'visitor' ? undefined : tokens[who],
  });
  const recorded = join(dataDir, 'queries.json');
  await writeFile(recorded, JSON.stringify(await recordCalls({ databaseUrl, dataDir }, CALLS.map(asked))));
  const bareServer = await startBare(recorded, env);
  return {
    count,
    databaseUrl,
    portal,
    async renew() {
      if (Date.now() - loggedInAt < TOKEN_AGE) return;
      tokens = await logInAll(portal);
      loggedInAt = Date.now();
    },
    asked,
    bare: (at) => ({ port: bareServer.port, pid: bareServer.pid, path: `/${at}` }),
    async stop() {
      await bareServer.stop();
      await portal.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Tokens = Record<Exclude<Caller, 'visitor'>, string>;

async function logInAll({ port }: Running): Promise<Tokens> {
  const logIn = async (email: string) => {
    const { access_token } = await ask<{ access_token: string }>(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    return access_token;
  };
  const all = Object.entries(ACCOUNTS).map(async ([who, email]) => [who, await logIn(email)] as const);
  return Object.fromEntries(await Promise.all(all)) as Tokens;
}

/** The facility of the owner, which is the same in every portal. */
async function findIds({ port }: Running, token: string): Promise<Ids> {
  const base = `http://127.0.0.1:${port}/api`;
  const headers = { authorization: `Bearer ${token}` };
  const { id } = await ask<{ id: string }>(`${base}/my/national-facility`, { headers });
  interface Named {
    lidars: { _id: string }[];
    photometers: { _id: string }[];
  }
  const { lidars, photometers } = await ask<Named>(`${base}/national-facility/${id}/general-info`, { headers });
  const [lidar, photometer] = [lidars[0], photometers[0]];
  if (!lidar || !photometer) throw new Error('The facility of the owner has no instruments.');
  return { facility: id, lidar: lidar._id, photometer: photometer._id };
}

async function ask<Data>(url: string, init: RequestInit): Promise<Data> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  const { data }: { data: Data } = await answer.json();
  return data;
}
