import type { Socket } from 'node:net';
import type { App } from '../process/app-types';

/** Time for requests that are still arriving when the server stops, ms. */
const LAST_CALL = 1000;
/** Interval at which a stopping server checks for connections that it may close, ms. */
const LOOK_EVERY = 100;

/** The open connections, each with the number of its unanswered requests. */
function watchConnections({ server }: App): ReadonlyMap<Socket, number> {
  const waiting = new Map<Socket, number>();
  const add = (socket: Socket, change: number) => {
    const count = waiting.get(socket);
    if (count !== undefined) waiting.set(socket, count + change);
  };
  server.on('connection', (socket) => {
    waiting.set(socket, 0);
    socket.once('close', () => waiting.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    add(socket, 1);
    response.once('close', () => add(socket, -1));
  });
  return waiting;
}

/**
 * Closes the connections of a stopping server as soon as their current request is answered. The framework closes idle
 * connections once, at the stop; it misses busy ones, unused ones (browsers open some in advance) and those whose
 * request was answered before it had arrived completely.
 */
export function drainConnections(app: App): void {
  const connections = watchConnections(app);
  /** Runs from the moment when the server stops. */
  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    const lastCall = performance.now() + LAST_CALL;
    looking = setInterval(() => {
      app.server.closeIdleConnections();
      if (performance.now() < lastCall) return;
      for (const [socket, waiting] of connections) if (waiting === 0) socket.destroy();
    }, LOOK_EVERY).unref();
  });
  app.addHook('onClose', async () => clearInterval(looking));
  app.addHook('onSend', async (_request, reply) => {
    if (looking) reply.header('connection', 'close');
  });
}
