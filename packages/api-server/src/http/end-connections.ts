import type { Socket } from 'node:net';
import type { App } from '../app-types';

/** How long a question may still be on its way when the server stops, ms. */
const LAST_CALL = 1000;

/**
 * Ends connections over which nothing was ever asked, when the server stops: browsers open some in advance, and the
 * framework takes them for busy until they have been silent for too long.
 */
function endSilentOnes(app: App) {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  const end = () => {
    for (const socket of silent) socket.destroy();
  };
  return () => void setTimeout(end, LAST_CALL).unref();
}

/**
 * Lets the connections of a server that stops end with what runs on them. Those that wait are closed by the framework;
 * those that are busy at that moment would be kept open for the next question.
 */
export function endConnections(app: App): void {
  const endSilent = endSilentOnes(app);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    endSilent();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // Of an answer whose head was sent before: it is idle as soon as this turn is over.
    if (isStopping) setImmediate(() => app.server.closeIdleConnections());
  });
}
