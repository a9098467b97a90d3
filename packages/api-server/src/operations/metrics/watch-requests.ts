import type { FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { App } from '../../platform/process/app-types';

/** Bucket limits of durations, s: from a read by key to a document that has to be rendered. */
const STEPS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Methods that the portal supports; all others are counted as one. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);

/** The pattern and never the address: the number of addresses is unlimited, and some are secrets. */
const routeOf = ({ routeOptions, url }: FastifyRequest) =>
  routeOptions.url ?? (url.startsWith('/api') ? 'no call' : 'page');

const methodOf = ({ method }: FastifyRequest) => (METHODS.has(method) ? method : 'other');

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/** Counts and times the requests of a server, from the first byte of the head to the last one of the response. */
export function watchRequests(registry: Registry, app: App): void {
  const inFlight = new Gauge({
    name: 'portal_requests_in_flight',
    help: 'Requests that are being answered.',
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Requests and how long they took, by pattern of the route.',
    labelNames: ['route', 'method', 'status'],
    buckets: STEPS,
    registers: [registry],
  });
  // Includes clients that disconnect before the response.
  const count = ({ raw }: { raw: NodeJS.EventEmitter }) => {
    inFlight.inc();
    raw.once('close', () => inFlight.dec());
  };
  app.addHook('onRequest', async (_request, reply) => count(reply));
  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: routeOf(request), method: methodOf(request), status: classOf(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}
