import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { App } from '../process/app-types';

/** Header with the id of a request, in both directions. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Ids that proxies generate: a UUID, hexadecimal digits. Anything else could forge lines of a log. */
const READABLE = /^[\w.:-]{8,64}$/;

/** An id of the portal's own: short enough to be read out on the telephone. */
const newId = () => randomUUID().slice(-12);

/**
 * Ids of requests. Only a trusted proxy may choose them, since a client that chooses an id could pass its requests off
 * as those of another client.
 */
export const requestIds =
  (trustedProxies: number) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const id = trustedProxies > 0 ? headers[REQUEST_ID_HEADER] : undefined;
    return typeof id === 'string' && READABLE.test(id) ? id : newId();
  };

/** Adds the id of its request to every response; the log has it too. */
export function answerRequestIds(app: App) {
  app.addHook('onRequest', async (request, reply) => void reply.header(REQUEST_ID_HEADER, request.id));
}

/**
 * One line per answered request, with the pattern of the route and never the address itself: addresses of one-time
 * links are secrets.
 */
export function logRequests(app: App) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        actor: request.actor?.id,
        ...(request.machine && { apiToken: request.machine.tokenId, apiTokenName: request.machine.name }),
      },
      'answered',
    );
  });
}
