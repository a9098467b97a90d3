import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { App } from '../process/app-types';
import type { ConnectionQueue } from '../db/connection-queue';
import { OverloadError } from '../errors/overload-error';
import { widestNetworkOf } from '../limits/client-network';
import { openSources, type SourceRules, type Sources, type Visit } from '../limits/sources';

/**
 * Length of the queue for database connections, and its delay, ms: only both together are an overload. A few requests
 * that wait long for one heavy query are not, nor are many that arrive at once and are served at once.
 */
const MAX_WAITING = 20;
const LONGEST_WAIT = 500;

/** Interval between two log lines about it, ms. */
const TELL_EVERY = 10_000;

type Overloaded = 'processor' | 'database' | 'source';

export interface Limits {
  /** The queue for connections to the database. */
  queue?: ConnectionQueue;
  /** Maximum event loop delay, on average over a second, ms; 0: no limit. */
  latest?: number;
  /** The requests in progress, by the network of their client. */
  sources?: Partial<SourceRules>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as one of its client's network; undefined for health checks. */
    visit: Visit | undefined;
  }
}

/** Health checks must be answered under load too, or a supervisor would end a server that is merely busy. */
const isOfHealth = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url === '/healthz' || routeOptions.url === '/readyz';

/** Files of releases are served without the database, and a page needs all of its files. */
const isOfRelease = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/releases/') === true;

/** Logs that requests are refused: not each one, since writing is work too. */
function refusalLogger(app: App) {
  let quietUntil = 0;
  let refused = 0;
  return (of: Overloaded) => {
    refused += 1;
    if (Date.now() < quietUntil) return;
    app.log.warn({ of, refused }, 'overloaded: requests are refused');
    quietUntil = Date.now() + TELL_EVERY;
    refused = 0;
  };
}

/** Counts a request while it is open, whatever its end. */
function countVisits(app: App, arrive: Sources) {
  app.decorateRequest('visit', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (isOfHealth(request)) return;
    const visit = arrive(widestNetworkOf(request.ip));
    request.visit = visit;
    reply.raw.once('close', visit.leave);
  });
  app.addHook('onResponse', async ({ visit }) => visit?.leave());
}

/**
 * Refuses requests beyond the capacity, so that accepted ones are answered soon; without this, all would wait until
 * they time out. Those of the networks that ask most are refused first. Before its body is read, a request waits for
 * the share of its network.
 */
export async function refuseOverload(app: App, { queue, latest = 0, sources }: Limits): Promise<void> {
  const logRefusal = refusalLogger(app);
  const refuse = (of: Overloaded): never => {
    logRefusal(of);
    throw new OverloadError();
  };
  const shed = ({ visit }: FastifyRequest, of: Overloaded) => {
    if (visit?.isOfBusiest() !== false) refuse(of);
  };
  countVisits(app, openSources(sources));
  await app.register(underPressure, {
    maxEventLoopDelay: latest,
    exposeStatusRoute: false,
    pressureHandler: async (request) => (isOfHealth(request) ? undefined : shed(request, 'processor')),
  });
  const isFull = () => queue !== undefined && queue.length() >= MAX_WAITING && queue.delay() >= LONGEST_WAIT;
  app.addHook('onRequest', async (request) => {
    if (!isOfHealth(request) && !isOfRelease(request) && isFull()) shed(request, 'database');
  });
  app.addHook('onRequest', async (request) => {
    if (isOfRelease(request)) return;
    await request.visit?.turn().catch((error: Error) => {
      logRefusal('source');
      throw error;
    });
  });
}
