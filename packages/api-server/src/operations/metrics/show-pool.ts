import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** The connections of this server to the database: open, of them idle, and queries that wait for one. */
export function showPool(registry: Registry, pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
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
