import type { Socket } from 'node:net';
import type { ClientBase, Pool } from 'pg';

/** Checks within the limit: only a query that all of them meet is silent, so a process that stood still ends none. */
const CHECKS = 10;

/** Limits of the queries of connections, ms. */
const limits = new WeakMap<ClientBase, number>();

/** Limits the queries of a connection, by the server as long as it can be reached. */
export async function limitQueries(client: ClientBase, limit: number): Promise<void> {
  limits.set(client, limit);
  await client.query(`set statement_timeout = ${limit}`);
}

/** Does work on a connection that may take longer than its limit. */
export async function withoutLimit<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  const limit = limits.get(client);
  if (limit === undefined) return work();
  limits.delete(client);
  await client.query('set statement_timeout = 0');
  try {
    return await work();
  } finally {
    // A lost connection needs no limit, and its loss is told by the work.
    await limitQueries(client, limit).catch(() => undefined);
  }
}

/** The driver's fields that its types leave out. */
interface Inner {
  _activeQuery: object | null | undefined;
  connection: { stream: Socket };
}

const innerOf = (client: ClientBase) => client as unknown as Inner;
const clientsOf = (pool: Pool) => (pool as unknown as { _clients: readonly ClientBase[] })._clients;

/**
 * Destroys the connections whose query has had no answer within their limit: a server that was cut off sends none, and
 * they would be in use for ever. Their requests fail, and the next ones get new connections.
 */
export function endSilentQueries(pool: Pool, limit: number, warn: (message: string) => void): void {
  const met = new WeakMap<object, number>();
  const check = (client: ClientBase) => {
    const query = innerOf(client)._activeQuery;
    if (!query || !limits.has(client)) return;
    const times = (met.get(query) ?? 0) + 1;
    met.set(query, times);
    if (times <= CHECKS) return;
    warn(`A query had no answer for ${limit / 1000} s, and its connection was closed.`);
    destroy(client);
  };
  const timer = setInterval(() => {
    if (pool.ended) clearInterval(timer);
    else clientsOf(pool).forEach(check);
  }, limit / CHECKS).unref();
}

/** Ends the socket itself: a farewell would wait for the same silent server. */
function destroy(client: ClientBase) {
  const { stream } = innerOf(client).connection;
  stream.destroy(Object.assign(new Error('The database server is silent.'), { code: 'ETIMEDOUT' }));
}
