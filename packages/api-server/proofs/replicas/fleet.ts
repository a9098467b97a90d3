import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../config/run/postgres.mjs';
import { databaseOf, type Db } from '../../src/platform/db/client';
import { createPool } from '../../src/platform/db/pool';
import { readEnvironment, type Environment } from '../../src/platform/process/env';
import type { FileStore } from '../../src/platform/storage/file-store';
import { openFileStore } from '../../src/platform/storage/open-file-store';
import { openBucket } from '../portal/bucket';
import { startPortalProcess, type Place, type PortalProcess } from '../portal/portal-process';
import { openPostOffice, type PostOffice } from './post-office';

/** Number of servers of one portal. */
export const SERVERS = [0, 1, 2] as const;

/** Three servers of one portal on one database, one object storage and one mail server. */
export interface Fleet {
  databaseUrl: string;
  /** Direct access to the database. */
  db: Db;
  files: FileStore;
  post: PostOffice;
  places: readonly Place[];
  /** The settings in parsed form. */
  environment: Environment;
  /** The running servers; `start` restarts a stopped one. */
  servers: PortalProcess[];
  /** Output of servers that have ended. */
  said: string[];
  /** Starts one server anew under its number. */
  start: (server: number) => Promise<void>;
  /** Starts all servers at the same moment. */
  startAll: () => Promise<void>;
  /** Asks all to end, and returns their exit codes. */
  stopAll: () => Promise<(number | null)[]>;
  close: () => Promise<void>;
}

/** Settings of all servers: one public address behind one proxy, which names the client. */
const SETTINGS = { MODE: 'production', LOG_LEVEL: 'warn', PUBLIC_URL: 'https://portal.example', TRUSTED_PROXIES: '1' };

/** The name in the sender of all messages that this server delivers. */
export const senderOf = (server: number) => `Server ${server}`;

function clientNetworkOf(server: number, folder: string, databaseUrl: string, settings: Record<string, string>): Place {
  const dataDir = join(folder, `server-${server}`);
  mkdirSync(dataDir);
  const own = { MAIL_FROM: `${senderOf(server)} <portal@portal.example>` };
  return { dataDir, databaseUrl, settings: { ...SETTINGS, ...settings, ...own } };
}

/** Sets up the shared resources on an empty database; no server runs yet. */
export async function openFleet(): Promise<Fleet> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'portal-replicas-'));
  const [bucket, post] = await Promise.all([openBucket(join(folder, 'bucket')), openPostOffice()]);
  const settings = { FILES_URL: bucket.url, SMTP_URL: post.url };
  const places = SERVERS.map((server) => clientNetworkOf(server, folder, postgres.url, settings));
  const environment = readEnvironment({ ...places[0]?.settings, DATA_DIR: join(folder, 'nobody') });
  const files = await openFileStore(environment);
  const pool = createPool({ url: postgres.url });
  const fleet: Fleet = {
    databaseUrl: postgres.url,
    db: databaseOf(pool),
    files,
    post,
    places,
    environment,
    servers: [],
    said: [],
    async start(server) {
      const place = places[server];
      if (!place) throw new Error(`There is no server ${server}.`);
      const before = fleet.servers[server];
      if (before) fleet.said.push(before.output());
      fleet.servers[server] = await startPortalProcess(place);
    },
    startAll: async () => void (await Promise.all(SERVERS.map((server) => fleet.start(server)))),
    stopAll: () => Promise.all(fleet.servers.map((server) => server.stop())),
    async close() {
      await Promise.all(fleet.servers.map((server) => server.kill()));
      await Promise.all([files.close(), pool.end(), post.close(), bucket.close()]);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return fleet;
}
