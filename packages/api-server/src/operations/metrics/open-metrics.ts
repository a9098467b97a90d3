import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Pool } from 'pg';
import type { App, Context } from '../../platform/process/app-types';
import { backupsFolder } from '../backup/backup-job';
import { portalVersion } from '../backup/portal-version';
import type { Database } from '../../platform/db/open-database';
import type { Renderer } from '../../platform/pdf/renderer';
import { freeBytes } from '../../platform/storage/room';
import { measureRenderer } from './measure-renderer';
import { serveMetrics, type Address } from './serve-metrics';
import { showStored } from './show-stored';
import { watchRequests } from './watch-requests';

/** The names of nightly backups. Incomplete ones have another ending. */
const WHOLE = /^nightly-.*\.tar\.gz$/;

const momentOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs / 1000,
    () => 0,
  );

/** Shows when the last nightly backup was completed; 0 if there is none. For portals that make them themselves. */
function showBackups(registry: Registry, folder: string): void {
  const lastSuccess = new Gauge({
    name: 'portal_backup_last_success_timestamp_seconds',
    help: 'When the last nightly backup was made; 0: there is none.',
    registers: [],
    async collect() {
      const names = await readdir(folder).catch((): string[] => []);
      const moments = await Promise.all(
        names.filter((name) => WHOLE.test(name)).map((name) => momentOf(join(folder, name))),
      );
      this.set(Math.max(0, ...moments));
    },
  });
  registry.registerMetric(lastSuccess);
}

/** Shows the free space on the disk of the data folder. */
function showRoom(registry: Registry, folder: string): void {
  const free = new Gauge({
    name: 'portal_free_bytes',
    help: 'Free bytes on the disk of the data folder.',
    registers: [],
    async collect() {
      this.set(await freeBytes(folder));
    },
  });
  registry.registerMetric(free);
}

/** The connections of this server to the database: open, idle, and queries that wait for one. */
function showPool(registry: Registry, pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
  const connections = new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of this server to the database.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  const waiting = new Gauge({
    name: 'portal_database_queries_waiting',
    help: 'Queries that wait for a connection to the database.',
    registers: [],
    collect() {
      this.set(pool.waitingCount);
    },
  });
  for (const gauge of [connections, waiting]) registry.registerMetric(gauge);
}

interface Shown extends Pick<Context, 'db' | 'log' | 'now'>, Pick<Database, 'pool' | 'kind'> {
  dataDir: string;
}

/** The metrics of a server, in the format of Prometheus. */
export interface Metrics {
  /** Counts and times the requests of a server. */
  watch: (app: App) => void;
  /** The same renderer, with its documents counted and timed. */
  measured: (renderer: Renderer) => Renderer;
  /** Serves all metrics, with those of the database and of backups; returns the port, and a function that closes it. */
  serve: (shown: Shown, address: Address) => Promise<{ port: number; close: () => Promise<void> }>;
}

/** Opens a separate registry, so that two servers in one process count apart. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  // Metrics of the process and its event loop.
  collectDefaultMetrics({ register: registry });
  const info = { name: 'portal_info', help: 'Version of this server.', labelNames: ['version'], registers: [registry] };
  new Gauge(info).set({ version: portalVersion() }, 1);
  return {
    watch: (app) => watchRequests(registry, app),
    measured: (renderer) => measureRenderer(registry, renderer),
    serve({ pool, kind, dataDir, ...needs }, address) {
      showPool(registry, pool);
      showRoom(registry, dataDir);
      if (kind === 'embedded') showBackups(registry, backupsFolder(dataDir));
      const look = showStored(registry, needs);
      const read = async () => {
        await look();
        return registry.metrics();
      };
      return serveMetrics({ contentType: registry.contentType, read }, address);
    },
  };
}
