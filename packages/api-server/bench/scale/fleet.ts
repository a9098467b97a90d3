import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBucket, type Bucket } from '../../proofs/portal/bucket';
import { startService, type Service } from '../../proofs/portal/start-service';
import { built, freePort, run, start, type Program } from './programs';

/** Between two questions whether a server is ready, ms, and how often it is asked. */
const [CHECK_EVERY, CHECKS] = [100, 3000];

/** One of the servers, under the same port whenever it runs. */
export interface Server {
  name: string;
  /** Undefined while it does not run. */
  program: Program | undefined;
  /** Starts it and waits until it is ready; returns how long that took, s. */
  start: () => Promise<number>;
  /** Ends it by a signal; returns how long that took, s. */
  end: (signal: NodeJS.Signals) => Promise<number>;
  /** Its log, of all its runs. */
  log: string;
}

/** Servers of one portal on one database and one object storage, behind a balancer. */
export interface Fleet {
  /** Address of the balancer. */
  origin: string;
  servers: readonly Server[];
  balancer: Service;
  bucket: Bucket;
  stop: () => Promise<void>;
}

interface Setting {
  folder: string;
  databaseUrl: string;
  facilities: number;
  /** Number of servers. */
  count: number;
}

const secondsSince = (begun: number) => (performance.now() - begun) / 1000;

function serverOf(name: string, folder: string, env: Record<string, string>): Server {
  const log = join(folder, `${name}.log`);
  const server: Server = {
    name,
    log,
    program: undefined,
    async start() {
      const begun = performance.now();
      server.program = start(built('main'), { env: { ...env, DATA_DIR: join(folder, name) }, log });
      for (let left = CHECKS; left > 0; left -= 1) {
        const answer = await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => null);
        if (answer?.ok) return secondsSince(begun);
        if (server.program.child.exitCode !== null) break;
        await pause(CHECK_EVERY);
      }
      throw new Error(`${name} did not get ready: see ${log}.`);
    },
    async end(signal) {
      const begun = performance.now();
      await server.program?.end(signal);
      server.program = undefined;
      return secondsSince(begun);
    },
  };
  return server;
}

/** Fills an empty database and starts everything on it, with the settings that several servers need. */
export async function startFleet({ folder, databaseUrl, facilities, count }: Setting): Promise<Fleet> {
  const bucket = await openBucket(join(folder, 'bucket'));
  const ports: number[] = [];
  for (let number = 0; number < count; number += 1) ports.push(await freePort());
  const balancer = await startService('dist/bench-balancer.mjs', ports.map(String));
  const origin = `http://127.0.0.1:${balancer.port}`;
  const env = {
    MODE: 'demo',
    DATABASE_URL: databaseUrl,
    FILES_URL: bucket.url,
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'info',
  };
  await run('big-portal', {
    args: ['--facilities', `${facilities}`],
    env: { ...env, DATA_DIR: join(folder, 'filled') },
  });
  const servers = ports.map((port, at) => serverOf(`server-${at + 1}`, folder, { ...env, PORT: `${port}` }));
  for (const server of servers) await server.start();
  return {
    origin,
    servers,
    balancer,
    bucket,
    async stop() {
      for (const server of servers) await server.end('SIGTERM');
      await balancer.end('SIGKILL');
      await bucket.close();
    },
  };
}
