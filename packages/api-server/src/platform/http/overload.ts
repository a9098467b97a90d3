import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { App } from '../process/app-types';
import type { ConnectionQueue } from '../db/connection-queue';
import { OverloadError } from '../errors/overload-error';

/**
 * Length of the queue for database connections, and its delay, ms: only both together are an overload. A few requests
 * that wait long for one heavy query are not, nor are many that arrive at once and are served at once.
 */
const MAX_WAITING = 20;
const LONGEST_WAIT = 500;

/** Interval between two log lines about it, ms. */
const TELL_EVERY = 10_000;

type Overloaded = 'processor' | 'database';

export interface Limits {
  /** The queue for connections to the database. */
  queue?: ConnectionQueue;
  /** Maximum event loop delay, on average over a second, ms; 0: no limit. */
  latest?: number;
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

/**
 * Refuses requests beyond the capacity, so that accepted ones are answered soon; without this, all would wait until
 * they time out.
 */
export async function refuseOverload(app: App, { queue, latest = 0 }: Limits): Promise<void> {
  const logRefusal = refusalLogger(app);
  const refuse = (of: Overloaded): never => {
    logRefusal(of);
    throw new OverloadError();
  };
  await app.register(underPressure, {
    maxEventLoopDelay: latest,
    exposeStatusRoute: false,
    pressureHandler: async (request) => (isOfHealth(request) ? undefined : refuse('processor')),
  });
  const isFull = () => queue !== undefined && queue.length() >= MAX_WAITING && queue.delay() >= LONGEST_WAIT;
  app.addHook('onRequest', async (request) => {
    if (!isOfHealth(request) && !isOfRelease(request) && isFull()) refuse('database');
  });
}
