import type { App, Context } from '../../platform/process/app-types';
import { isReachable } from '../../platform/db/health.store';
import type { ConnectionQueue } from '../../platform/db/connection-queue';
import { within } from './within';

/** Time limit for the database, ms: a load balancer that probes readiness does not wait for long. */
const TIMEOUT_MS = 2000;

/** `/healthz`: the process lives. `/readyz`: it accepts requests, as the database answers and it is not stopping. */
export function healthRoutes(app: App, { db }: Pick<Context, 'db'>, queue?: ConnectionQueue) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    // A busy database counts as reachable: out of service, this server would leave its work to equally busy ones.
    const isBusy = () => queue?.hasServed(TIMEOUT_MS) === true;
    const ready = !stopping && (await within(TIMEOUT_MS, isReachable(db), isBusy));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
