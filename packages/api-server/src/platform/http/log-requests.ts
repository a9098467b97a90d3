import type { App } from '../process/app-types';

/**
 * One line per answered request, with the pattern of the route and never the address itself: addresses of
 * one-time links are secrets.
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
      },
      'answered',
    );
  });
}
