import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { App } from '../process/app-types';
import type { ConnectionQueue } from '../db/connection-queue';
import { AppError } from '../errors/app-error';

/**
 * Queries that may wait for a connection to the database, and for how long, ms: only both together are an overload. A few
 * who wait long for one heavy query are not, nor are many who come at once and are served at once.
 */
const MAX_WAITING = 20;
const LONGEST_WAIT = 500;

/** Between two lines in the log about it, ms. */
const TELL_EVERY = 10_000;

export type Overloaded = 'processor' | 'database';

/** Refused before anything was done: trying again is safe. */
export class OverloadError extends AppError {
  constructor(readonly of: Overloaded) {
    super('unknown', 503, { message: 'The portal is very busy at the moment. Please try again in a few seconds.' });
  }
}

export interface Limits {
  /** Those who wait for a connection to the database. */
  queue?: ConnectionQueue;
  /** Longest that the work of the process may be late on average over a second, ms; 0: nothing is refused for it. */
  latest?: number;
}

/** Signs of life must be seen when there is most to do, or a supervisor would end a server that is merely busy. */
const isOfHealth = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url === '/healthz' || routeOptions.url === '/readyz';

/** Files of releases are cached without the database, and a page needs all of its files. */
const isOfRelease = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/releases/') === true;

/** Says in the log that requests are refused: not each time, since writing is work too. */
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
 * Refuses requests while there is more to do than can be done, so that those which are let in are answered soon; without
 * this, everybody would wait until everybody gives up.
 */
export async function refuseOverload(app: App, { queue, latest = 0 }: Limits): Promise<void> {
  const logRefusal = refusalLogger(app);
  const refuse = (of: Overloaded): never => {
    logRefusal(of);
    throw new OverloadError(of);
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
