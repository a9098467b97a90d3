import type { App, Context } from '../app-types';
import { isReachable } from '../db/health.store';

/** `/healthz`: the process lives. `/readyz`: it may be sent requests, for the database answers and it is not stopping. */
export function healthRoutes(app: App, { db }: Context) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await isReachable(db));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
