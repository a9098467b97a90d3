import type { App, Context } from '../../platform/process/app-types';
import { isReachable } from '../../platform/db/health.store';
import type { ConnectionQueue } from '../../platform/db/connection-queue';
import { roomProblem } from '../../platform/storage/room';
import { openLiveness } from './liveness';
import { within } from './within';

/** Time limit for the database, ms: a load balancer that probes readiness does not wait for long. */
const TIMEOUT_MS = 2000;

interface Health {
  context: Pick<Context, 'db' | 'incoming' | 'settings'>;
  queue?: ConnectionQueue | undefined;
  /** Whether a new connection to the database works; undefined if there is no server of its own. */
  canConnect?: (() => Promise<boolean>) | undefined;
  /** As in `openLiveness`. */
  stuckAfter?: number | undefined;
}

/**
 * `/healthz`: the process lives, and no restart would help. `/readyz`: it accepts requests, as the database answers and
 * it is not stopping.
 */
export function healthRoutes(app: App, { context, queue, canConnect, stuckAfter }: Health) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  // A busy database counts as reachable: out of service, this server would leave its work to equally busy ones.
  const isBusy = () => queue?.hasServed(TIMEOUT_MS) === true;
  const answers = () => within(TIMEOUT_MS, isReachable(context.db), isBusy);
  const hasServed = (milliseconds: number) => queue?.hasServed(milliseconds) === true;
  const isAlive = canConnect
    ? openLiveness({ answers, hasServed, canConnect, ...(stuckAfter !== undefined && { stuckAfter }) })
    : () => true;
  app.get('/healthz', async (_request, reply) => {
    const alive = isAlive();
    return reply.code(alive ? 200 : 503).send({ status: alive ? 'alive' : 'stuck' });
  });
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await answers());
    // Without room the server is still good for all that is read.
    const room = await roomProblem(context);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...(room && { room }) });
  });
}
