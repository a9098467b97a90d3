import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { App, Context } from '../../platform/process/app-types';
import { backupsFolder } from '../backup/backup-job';
import { portalVersion } from '../backup/portal-version';
import type { Database } from '../../platform/db/open-database';
import type { Renderer } from '../../platform/pdf/renderer';
import { measureRenderer } from './measure-renderer';
import { serveMetrics, type Address } from './serve-metrics';
import { showBackups } from './show-backups';
import { showPool } from './show-pool';
import { showStored } from './show-stored';
import { watchRequests } from './watch-requests';

interface Shown extends Pick<Context, 'db' | 'log' | 'now'>, Pick<Database, 'pool' | 'kind'> {
  dataDir: string;
}

/** What a server tells about itself, in the form of Prometheus. */
export interface Metrics {
  /** Counts and times the requests of a server. */
  watch: (app: App) => void;
  /** The same renderer, with its documents counted and timed. */
  measured: (renderer: Renderer) => Renderer;
  /** Serves them all, and what there is to tell of database and backups; answers the port, and how to end it. */
  serve: (shown: Shown, address: Address) => Promise<{ port: number; close: () => Promise<void> }>;
}

/** Begins to count. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  // Of the process and its event loop.
  collectDefaultMetrics({ register: registry });
  const info = { name: 'portal_info', help: 'Version of this server.', labelNames: ['version'], registers: [registry] };
  new Gauge(info).set({ version: portalVersion() }, 1);
  return {
    watch: (app) => watchRequests(registry, app),
    measured: (renderer) => measureRenderer(registry, renderer),
    serve({ pool, kind, dataDir, ...needs }, address) {
      showPool(registry, pool);
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
